/// The symbols that 99 well-known apps with public sources use: a line for each number of uses, in all apps together.
let symbolUses = """
    315: trash
    214: xmark
    194: checkmark
    193: plus
    165: checkmark.circle.fill
    151: xmark.circle.fill
    137: exclamationmark.triangle.fill
    133: chevron.right
    122: magnifyingglass
    116: arrow.clockwise
    110: exclamationmark.triangle
    98: square.and.arrow.up
    81: chevron.down
    80: doc.on.doc
    75: pencil
    74: clock
    73: gear
    72: info.circle
    68: questionmark.circle
    66: ellipsis
    65: square.and.arrow.down
    62: folder globe plus.circle
    56: link
    55: xmark.circle
    52: safari
    51: star.fill
    50: checkmark.circle play.fill
    48: slider.horizontal.3
    45: gearshape arrow.down.circle
    44: circle.fill
    43: exclamationmark.circle.fill
    39: photo arrow.counterclockwise
    38: star
    37: server.rack
    36: ellipsis.circle arrow.triangle.2.circlepath
    35: chevron.left
    33: arrow.down arrow.up network
    32: calendar person.crop.circle plus.circle.fill minus arrow.right antenna.radiowaves.left.and.right \
       gamecontroller
    31: doc.text lock.fill
    30: sparkles
    28: square.and.pencil
    26: list.bullet line.3.horizontal.decrease clock.arrow.circlepath line.3.horizontal
    25: checkmark.seal.fill internaldrive list.bullet.rectangle dot.radiowaves.left.and.right
    24: chevron.up chevron.forward bookmark
    23: arrow.up.right minus.circle forward.fill
    22: heart.fill arrow.up.arrow.down eye minus.circle.fill cpu
    21: line.3.horizontal.decrease.circle
    20: folder.badge.plus bolt.fill number
    19: square.grid.2x2 doc.on.clipboard terminal person.2 wifi trash.fill gamecontroller.fill
    18: doc paintpalette arrow.up.circle.fill stop.fill
    17: circle arrow.left person arrow.left.arrow.right gearshape.fill play questionmark.circle.fill checkmark.seal \
       desktopcomputer square.dashed
    16: folder.fill doc.text.magnifyingglass textformat timer map point.3.connected.trianglepath.dotted
    15: sidebar.left lock waveform arrow.triangle.branch fork.knife slash.circle
    14: eye.slash text.bubble arrow.down.circle.fill bell lock.shield
    13: arrow.uturn.backward tag display power film lock.open.fill mappin.and.ellipse
    12: chevron.up.chevron.down heart keyboard externaldrive house doc.badge.plus play.circle hare key.fill \
       person.2.fill play.circle.fill puzzlepiece.extension checkmark.shield.fill message app.fill arrow.2.squarepath \
       person.badge.key rectangle.split.2x1
    11: info.circle.fill chevron.backward gearshape.2 arrow.up.left.and.arrow.down.right exclamationmark.bubble \
       bookmark.fill hand.raised.fill bell.badge clock.fill music.note person.circle.fill play.rectangle app.dashed \
       backward.fill qrcode dot.radiowaves.up.forward
    10: person.fill checkmark.shield face.smiling pause iphone text.alignleft tv key music.note.list shippingbox \
       arrow.right.circle.fill iphone.slash person.badge.minus person.badge.plus bubble.left.and.bubble.right \
       location.fill hand.draw.fill rectangle.connected.to.line.below flipphone signpost.right.and.left
    9: bell.fill book.closed chart.bar.fill arrowshape.turn.up.left book questionmark sun.max.fill hand.raised \
       hand.tap infinity clear hand.thumbsup xmark.app at chart.xyaxis.line antenna.radiowaves.left.and.right.slash
    8: arrow.up.right.square exclamationmark.circle archivebox arrow.down.to.line paperplane pause.fill wand.and.stars \
       wrench.and.screwdriver arrow.counterclockwise.circle macwindow photo.on.rectangle.angled pin.fill \
       plus.square.on.square captions.bubble gobackward icloud keyboard.chevron.compact.down rectangle.stack shield \
       bolt goforward person.2.badge.gearshape
    7: arrow.forward memorychip sun.max wifi.exclamationmark battery.100 message.fill network.badge.shield.half.filled \
       paintbrush app arrow.clockwise.circle books.vertical.fill brain drop.fill person.circle scope speaker.wave.2 \
       quote.bubble text.badge.plus battery.0 envelope.arrow.triangle.branch figure.play rectangle.on.rectangle sensor
    6: arrow.up.forward doc.plaintext testtube.2 hourglass paperplane.fill arrow.up.circle \
       arrowshape.turn.up.left.fill bell.slash camera folder.badge.gearshape hammer note.text pin speaker.wave.2.fill \
       square.on.square x.circle.fill arrow.clockwise.circle.fill arrow.down.doc chart.bar chart.bar.xaxis flag \
       lock.rotation person.3 rectangle.dashed sidebar.leading square.split.2x1 waveform.path.ecg arrow.up.forward.app \
       doc.on.clipboard.fill externaldrive.connected.to.line.below shield.checkered stop wallet.pass arrow.uturn.down \
       bird chevron.down.square.fill cloud.sun.rain mountain.2 syringe.fill
    5: bell.badge.fill character.cursor.ibeam checklist textformat.size wifi.slash curlybraces multiply.circle.fill \
       person.badge.key.fill photo.fill questionmark.app.fill ruler app.badge books.vertical cup.and.saucer.fill \
       doc.fill envelope icloud.slash line.horizontal.3.decrease.circle pencil.circle person.text.rectangle \
       record.circle rectangle.3.group speaker.slash speedometer 2.circle.fill applewatch.radiowaves.left.and.right \
       arrow.3.trianglepath battery.100.bolt chart.bar.doc.horizontal clock.arrow.2.circlepath dot.radiowaves.right \
       gauge.with.needle opticaldisc powerplug.fill signature square.fill square.stack.3d.down.forward textformat.abc \
       arrowtriangle.down arrowtriangle.up box.truck dice eject lines.measurement.horizontal location.north powerplug \
       xmark.seal
    4: character.textbox command document.on.document envelope.fill externaldrive.fill eye.fill folder.badge.minus \
       forward.end.fill moon.fill repeat text.magnifyingglass tray arrow.right.to.line book.fill cube \
       exclamationmark.magnifyingglass exclamationmark.square externaldrive.badge.plus eyes folder.fill.badge.plus \
       hand.tap.fill iphone.radiowaves.left.and.right ladybug lightbulb network.slash \
       person.crop.circle.badge.exclamationmark play.rectangle.fill quote.opening rectangle.portrait.and.arrow.right \
       rectangle.stack.fill sidebar.right speaker.slash.fill speaker.wave.3.fill square switch.2 text.append tray.full \
       video arrow.down.circle.dotted arrow.right.circle bubble.left.and.text.bubble.right building.2 building.columns \
       calendar.badge.plus circle.dotted cloud.sun doc.zipper forward.frame hand.thumbsdown icloud.and.arrow.down \
       lock.open mappin pencil.line qrcode.viewfinder rectangle.split.1x2 return seal \
       sensor.tag.radiowaves.forward.fill sparkle stethoscope target thermometer.medium xmark.square xmark.square.fill \
       arrow.clockwise.icloud battery.25 battery.75 bird.circle chevron.compact.right die.face.5 f.square finder \
       largecircle.fill.circle plus.rectangle.on.folder scroll sensor.fill tablecells
    3: arrow.down.doc.fill arrow.turn.down.right arrow.up.to.line arrow.uturn.left bolt.circle delete.left \
       exclamationmark.octagon.fill gauge hammer.fill heart.circle.fill icloud.fill list.bullet.rectangle.fill \
       paintpalette.fill pause.circle pencil.circle.fill plus.app rectangle.and.pencil.and.ellipsis \
       shield.lefthalf.filled shuffle speaker.wave.3 stop.circle.fill tray.and.arrow.down tray.fill x.circle \
       1.circle.fill appclip arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down.circle.fill \
       arrowshape.right.fill bell.slash.fill bird.fill camera.fill camera.viewfinder character.bubble \
       chevron.left.slash.chevron.right desktopcomputer.trianglebadge.exclamationmark dollarsign.circle \
       ellipsis.circle.fill exclamationmark.shield.fill figure.walk film.stack globe.americas.fill hand.draw \
       hourglass.bottomhalf.filled icloud.and.arrow.up link.badge.plus location.slash moon.circle.fill mountain.2.fill \
       paintbrush.fill person.crop.circle.fill person.fill.badge.plus photo.badge.plus pin.slash playpause \
       questionmark.square rectangle.and.hand.point.up.left rosette scalemass smiley speaker square.stack stop.circle \
       test togglepower tortoise translate triangle.fill waveform.path wrench.and.screwdriver.fill aqi.medium \
       arrow.backward arrow.down.right.and.arrow.up.left arrowshape.turn.up.backward.fill battery.50 cpu.fill \
       cross.vial.fill cube.fill dice.fill fibrechannel figure.walk.motion hand.point.right.fill heart.text.square \
       icloud.and.arrow.down.fill key.slash key.slash.fill key.viewfinder light.beacon.max location.north.fill \
       lock.open.trianglebadge.exclamationmark.fill mic person.crop.circle.badge.xmark person.crop.rectangle \
       play.square.stack star.slash.fill waveform.path.ecg.rectangle
    2: ant.fill app.connected.to.app.below.fill apple.logo apple.terminal applescript applewatch arrow.down.app.fill \
       arrow.down.forward.and.arrow.up.backward arrow.left.circle.fill arrow.left.square arrow.right.square \
       arrow.up.doc arrow.up.doc.fill arrow.uturn.forward arrow.uturn.right arrowshape.turn.up.left.circle.fill \
       arrowshape.turn.up.right backward.end.fill bold bolt.horizontal.circle.fill book.pages bookmark.slash \
       brain.head.profile bubble.right bubbles.and.sparkles building.columns.fill chevron.compact.down \
       chevron.left.forwardslash.chevron.right circle.dashed circle.lefthalf.filled clock.badge.checkmark \
       clock.badge.exclamationmark creditcard doc.richtext document ellipsis.curlybraces ellipsis.rectangle eraser \
       exclamationmark.octagon externaldrive.badge.xmark eye.slash.fill figure.run filemenu.and.selection flame flask \
       folder.badge.person.crop forward.end gear.circle hammer.circle house.fill icloud.and.arrow.up.fill \
       internaldrive.fill key.horizontal.fill ladybug.fill leaf light.max lightbulb.fill line.horizontal.3.decrease \
       list.bullet.clipboard list.bullet.rectangle.portrait list.clipboard mappin.circle.fill memories \
       menubar.arrow.up.rectangle menubar.rectangle mic.fill moon moon.stars newspaper number.circle.fill \
       number.square pause.circle.fill pencil.and.list.clipboard pencil.and.outline pencil.and.scribble person.3.fill \
       person.3.sequence person.badge.shield.checkmark person.crop.circle.badge.checkmark photo.on.rectangle pip \
       pip.enter play.rectangle.on.rectangle play.tv plus.square progress.indicator questionmark.app \
       rectangle.expand.vertical rectangle.fill rectangle.grid.1x2 rectangle.portrait.and.arrow.forward scalemass.fill \
       selection.pin.in.out shield.fill shield.slash.fill sidebar.trailing square.and.arrow.down.on.square \
       square.grid.3x3 sun.max.circle.fill sun.min swift tag.fill text.page viewfinder wand.and.sparkles wind wrench \
       xmark.seal.fill zzz airpodspro ant.circle antenna.radiowaves.left.and.right.circle.fill archivebox.fill \
       arrow.counterclockwise.square.fill arrow.down.app arrow.left.and.right arrow.right.doc.on.clipboard \
       arrow.triangle.merge arrow.uturn.backward.square arrowshape.left.fill arrowtriangle.down.circle \
       arrowtriangle.down.fill arrowtriangle.left.and.line.vertical.and.arrowtriangle.right arrowtriangle.up.circle \
       arrowtriangle.up.fill av.remote b badge.plus.radiowaves.right bolt.horizontal.icloud.fill bubble.left \
       bubble.left.and.bubble.right.fill bubble.left.and.exclamationmark.bubble.right bubble.middle.bottom.fill \
       cable.connector.horizontal checkmark.circle.trianglebadge.exclamationmark chevron.down.circle.fill \
       clock.arrow.trianglehead.counterclockwise.rotate.90 cylinder.split.1x2 display.trianglebadge.exclamationmark \
       doc.badge.gearshape document.on.document.fill eject.circle exclamationmark.shield externaldrive.badge.minus \
       eye.trianglebadge.exclamationmark figure figure.arms.open figure.flexibility figure.hiking figure.wave \
       flag.2.crossed.fill flag.checkered flag.fill flag.square folder.badge.gear gearshape.2.fill \
       gearshape.arrow.triangle.2.circlepath hand.raised.slash.fill heart.circle heart.slash highlighter \
       increase.indent light.beacon.max.fill lightswitch.off lightswitch.on list.bullet.below.rectangle location \
       location.north.circle location.north.circle.fill location.slash.circle.fill lock.desktopcomputer mappin.slash \
       megaphone mug p.square person.2.slash person.crop.circle.badge.plus person.crop.circle.badge.questionmark \
       person.crop.rectangle.fill person.wave.2 phone.connection pin.circle play.square.stack.fill \
       plus.forwardslash.minus plus.message.fill plus.square.fill.on.square.fill poweroff poweroutlet.type.b.fill \
       questionmark.diamond r.square radio rainbow rectangle.bottomthird.inset.filled rectangle.on.rectangle.angled \
       restart seal.fill signpost.left signpost.right slider.horizontal.below.rectangle square.3.layers.3d \
       square.3.layers.3d.top.filled square.3.stack.3d.top.fill square.grid.4x3.fill square.stack.3d.down.right \
       square.text.square stopwatch suit.heart.fill sun.rain.fill terminal.fill \
       text.line.first.and.arrowtriangle.forward text.page.badge.magnifyingglass trash.slash trash.square trophy \
       trophy.fill video.slash wake wave.3.right waveform.badge.mic wifi.router xmark.octagon xmark.rectangle.portrait
    1: 01 10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise 2.circle 26.circle 3.circle.fill \
       3.square 4.circle.fill 4k.tv app.badge.checkmark app.badge.fill app.gift app.grid apple applepencil.gen1 \
       applewatch.slash apps.iphone appwindow.swipe.rectangle arrow.2.circlepath arrow.backward.square arrow.branch \
       arrow.counterclockwise.circle.fill arrow.down.app.dashed.trianglebadge.exclamationmark \
       arrow.down.circle.badge.pause arrow.down.circle.badge.xmark arrow.down.document arrow.down.forward \
       arrow.down.to.line.circle arrow.forward.circle.fill arrow.forward.square \
       arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right.righttriangle.left.righttriangle.right \
       arrow.left.and.right.text.vertical arrow.left.to.line arrow.swap arrow.triangle.2.circlepath.camera.fill \
       arrow.triangle.2.circlepath.circle arrow.triangle.pull arrow.triangle.swap arrow.trianglehead.2.clockwise \
       arrow.trianglehead.clockwise arrow.trianglehead.merge arrow.up.and.down.circle.fill arrow.up.arrow.down.square \
       arrow.up.backward.and.arrow.down.forward arrow.up.forward.square arrow.up.left arrow.up.to.line.compact \
       arrow.uturn.down.circle arrow.uturn.left.circle.fill arrowshape.down arrowshape.down.circle \
       arrowshape.down.fill arrowshape.left arrowshape.right arrowshape.turn.up.forward.fill arrowshape.up \
       arrowshape.up.circle arrowshape.up.fill arrowtriangle.right.and.line.vertical.and.arrowtriangle.left \
       arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.up.square backward.end \
       backward.end.alt.fill backward.frame balloon.fill bandage bandage.fill banknote barcode battery.75percent \
       bell.and.waves.left.and.right bell.circle.fill bolt.circle.fill bolt.horizontal.fill bolt.slash \
       bolt.trianglebadge.exclamationmark.fill bonjour book.circle book.closed.fill books.vertical.circle.fill \
       briefcase bubble bubble.middle.bottom bubble.right.fill bug button.angledbottom.horizontal.right \
       button.horizontal button.roundedtop.horizontal calendar.badge.checkmark calendar.badge.clock calendar.circle \
       calendar.day.timeline.left camera.circle camera.macro.circle camera.metering.center.weighted capsule car \
       chair.lounge character character.book.closed character.book.closed.fill chart.line.uptrend.xyaxis \
       checkmark.cicle checkmark.circle.badge.plus checkmark.seal.text.page checkmark.square chevron.compact.up \
       chevron.left.circle.fill chevron.right.circle chevron.right.circle.fill chevron.up.circle \
       circle.badge.questionmark.fill circle.dotted.circle circle.grid.2x2 circle.grid.3x3.fill circle.grid.cross \
       circle.slash.fill circlebadge.fill clear.fill clock.badge clock.badge.xmark cloud cloud.heavyrain.fill \
       cloud.rain.fill command.square.fill computermouse computermouse.fill contextualmenu.and.cursorarrow crop \
       cross.vial cursorarrow delete.right desktopcomputer.and.arrow.down dial.medium.fill dial.min directcurrent \
       doc.append doc.circle doc.on.doc.fill doc.text.image doc.viewfinder.fill dock.arrow.down.rectangle \
       dock.rectangle document.badge.plus document.on.clipboard dot.circle.and.cursorarrow drop.circle \
       drop.triangle.fill ear ear.and.waveform ellipsis.message.fill ellipsis.rectangle.fill envelope.circle \
       envelope.circle.fill envelope.open.fill equal equal.circle exclamationmark.3 \
       exclamationmark.arrow.triangle.2.circlepath exclamationmark.bubble.fill exclamationmark.icloud.fill \
       externaldrive.badge.exclamationmark externaldrive.badge.questionmark externaldrive.fill.badge.checkmark \
       externaldrive.fill.badge.person.crop externaldrive.fill.badge.plus externaldrive.trianglebadge.exclamationmark \
       eyedropper face face.smiling.fill faxmachine figure.mixed.cardio figure.surfing firewall.fill flask.fill \
       flowchart fn folder.fill.badge.gearshape folder.fill.badge.person.crop forward gauge.with.dots.needle.33percent \
       gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.50percent.badge.plus gear.badge.checkmark \
       gear.circle.fill gearshape.arrow.trianglehead.2.clockwise.rotate.90 gearshape.circle gift.fill giftcard.fill \
       globe.americas globe.desk globe.desk.fill globe.europe.africa gobackward.minus goforward.plus \
       greaterthan.square greaterthan.square.fill gyroscope h.square.fill hammer.circle.fill hand.pinch \
       hand.raised.circle.fill hand.raised.fingers.spread.fill hand.wave.fill hare.fill heart.slash.fill \
       heart.text.square.fill hexagon.fill hifispeaker hockey.puck.circle hourglass.bottomhalf.fill \
       hourglass.tophalf.fill humidity info info.bubble.fill info.circle.text.page inset.filled.rectangle \
       inset.filled.topright.rectangle ipad ipad.landscape iphone.and.arrow.right.and.iphone iphone.app.switcher \
       italic key.2.on.ring.fill key.icloud keyboard.chevron.compact.down.fill keyboard.fill keyboard.onehanded.left \
       keyboard.onehanded.left.fill laptopcomputer laptopcomputer.trianglebadge.exclamationmark lifepreserver \
       lifepreserver.fill light.min lightbulb.max.fill lightspectrum.horizontal line.horizontal.3 \
       lines.measurement.vertical link.circle.fill list.bullet.badge.ellipsis list.bullet.circle list.number list.star \
       location.circle location.slash.fill location.square.fill lock.icloud lock.icloud.fill lock.open.display \
       lock.open.rotation lock.shield.fill lock.slash lock.slash.fill lock.trianglebadge.exclamationmark logo.xbox \
       macwindow.and.pointer.arrow macwindow.badge.plus macwindow.on.rectangle magicmouse magnifyingglass.circle \
       magnifyingglass.circle.fill map.fill mappin.circle medical.thermometer megaphone.fill menubar.dock.rectangle \
       mic.circle mic.slash.circle minus.magnifyingglass minus.rectangle moon.stars.fill movieclapper multiply \
       music.mic music.quarternote.3 newspaper.circle.fill newspaper.fill paintbrush.pointed paperclip \
       paperplane.circle.fill party.popper pc person.2.circle person.and.background.dotted \
       person.badge.shield.checkmark.fill person.crop.circle.badge.exclam person.crop.circle.badge.moon \
       person.crop.circle.badge.xmark.fill person.fill.and.arrow.left.and.arrow.right person.fill.checkmark \
       person.fill.questionmark person.icloud person.slash person.text.rectangle.fill phone.fill \
       photo.badge.arrow.down photo.badge.exclamationmark.fill photo.circle.fill pip.remove pip.swap \
       platter.filled.bottom.iphone play.laptopcomputer playpause.circle.fill plus.bubble plus.circle.dashed \
       plus.magnifyingglass plus.rectangle plus.rectangle.on.rectangle plus.square.dashed plus.viewfinder plusminus \
       plusminus.circle point.3.filled.connected.trianglepath.dotted point.topleft.down.curvedto.point.bottomright.up \
       point.topleft.down.to.point.bottomright.curvepath point.topleft.filled.down.to.point.bottomright.curvepath \
       pointer.arrow.click.2 poweroutlet.type.b printer puzzlepiece.extension.fill questionmark.bubble.fill \
       questionmark.folder questionmark.folder.fill quote.bubble.fill rays record.circle.fill \
       rectangle.arrowtriangle.2.inward rectangle.badge.plus rectangle.compress.vertical rectangle.grid.1x2.fill \
       rectangle.grid.1x3 rectangle.grid.2x2.fill rectangle.grid.3x2 rectangle.inset.filled.on.rectangle \
       rectangle.lefthalf.filled rectangle.on.rectangle.slash rectangle.portrait \
       rectangle.portrait.and.arrow.right.fill rectangle.portrait.and.landscape rectangle.portrait.slash \
       rectangle.righthalf.filled rectangle.split.3x1 rectangle.stack.badge.minus rectangle.stack.badge.plus \
       rectangle.topthird.inset.filled repeat.1 richtext.page road.lanes road.lanes.curved.right rotate.3d \
       rotate.right s.square shadow shield.lefthalf.fill shield.slash shippingbox.and.arrow.backward shippingbox.fill \
       skew slider.horizontal.2.gobackward space sparkle.magnifyingglass sparkles.rectangle.stack speaker.fill \
       speaker.slash.circle speaker.wave.1 speaker.wave.2.bubble speaker.wave.2.circle square.and.arrow.down.fill \
       square.and.arrow.down.on.square.fill square.and.arrow.up.circle.fill square.and.arrow.up.on.square \
       square.and.arrow.up.trianglebadge.exclamationmark square.and.line.vertical.and.square.filled \
       square.bottomthird.inset.filled square.leadingthird.inset.filled square.on.square.dashed square.slash \
       square.stack.3d.up square.stack.3d.up.fill square.stack.3d.up.trianglebadge.exclamationmark \
       square.trailingthird.inset.filled stairs star.circle star.circle.fill storefront strikethrough suit.heart \
       suitcase sun.min.fill sunglasses.fill sunrise sunset swiftdata syringe text.aligncenter text.alignright \
       text.badge.checkmark text.badge.minus text.badge.star text.below.photo text.bubble.fill text.document \
       text.justify text.pad.header text.rectangle.fill textformat.characters textformat.size.larger \
       textformat.size.smaller theatermask.and.paintbrush thermometer trash.circle.fill trash.square.fill tree \
       uiwindow.split.2x1 underline view.3d viewfinder.circle water.waves wave.3.right.circle waveform.badge.plus \
       web.camera wifi.router.fill window.shade.closed window.shade.open wineglass xmark.bin.fill xmark.icloud.fill \
       xmark.octagon.fill xmark.shield
    """
