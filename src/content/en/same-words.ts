import type { TextOf } from '../texts.ts'

/**
 * Words in which patients say the same, parted by commas: `swallow*` is how words begin, `can not` two words that are
 * both said. By them the search reads the complaints of `emergency.ts`; a word of a complaint is read by the first line
 * that has it.
 */
export const sameWords = [
  // What does not work.
  'cannot, cant, can t, can not, can hardly, can barely, could not, couldn t, couldnt, unable, not able, hardly, barely, hard, harder, difficult*, trouble, struggl*, impossible, won t, wont, will not, doesn t, does not, doesnt, not able, problem*, unable',
  'swallowed, inhaled, aspirated, breathed in, went down, gone down, gulped',
  'swallow*, swalow*, gulp*, saliva',
  'chok*, choking, choked, suffocat*, gasping, gasp, breathless*, breathless, short breath, out breath, no air, wheez*',
  'breath*, breth*, breathe, breathing',
  'speak*, talk*, voice',
  'drink*',
  'open*',
  'clos*, closing, closed, close, shut*',
  'see, vision, sight, double vision',
  // Places.
  'mouth*, jaw*',
  'eye, eyes, eyelid*, eyeball, eyesocket, socket eye',
  'neck*, throat*, under chin, under jaw, under tongue, chin, floor mouth',
  'cheek*, face, facial, jaw*, side face',
  'lip, lips',
  'tongue*',
  'gum, gums, gumline, gingiva*',
  'wisdom tooth, wisdom teeth, wisdom molar*, wisdoms, wisdom',
  'toothache*, toothake*, toothach',
  'tooth, teeth, tooths, teeths, molar*, premolar*, canine*, incisor*',
  'ear, ears, earache*',
  'head',
  'chest*, breastbone, left arm, sternum',
  // What one sees and feels.
  'swell*, swol*, swollen, swelling, swelled, puff*, bulg*, bloated, ballooned, lump*',
  'spread*, growing, grows, getting bigger, increasing, moving down, moving up, moving towards',
  'pain*, hurt*, ache*, aching, sore*, agony, killing',
  'throb*, throbbing, puls*, pound*',
  'night*, sleep*, asleep, awake',
  'hot, heat, warm*, coffee, tea',
  'unbearable, excruciating, agonis*, agoniz*, terrible, horrible, severe, awful, worst, killing me',
  'fever*, temperature, shiver*, chills',
  'confus*, disorient*, delir*, drows*, faint*, dizzy*, lethargic, listless, shaking, sepsis, septic*',
  'fast, rapid*, quick*',
  'fainted, passed out, unconscious, blacked out, vomit*, sick, threw up',
  'numb*, tingl*, cannot feel, can t feel, cant feel, no feeling, pins needles',
  'droop*, lopsided, paraly*',
  'pus, puss, discharge*, oozing, ooze*',
  'abscess*, abcess*, absess*, abses*, absces*, abces*',
  'infect*',
  'blister*, pimple*, boil, bump*, gumboil*, lump*',
  'locked, locks, locking, stuck, dislocat*, jammed, seized, out of joint',
  // Falls and knocks.
  'knock*, hit, hits, blow, bang*, punch*, fell, fallen, fall, falling, accident*, crash*, elbow*, kick*, football*, ball, rugby, hockey, trauma*, tripped, injur*, smash*, playground, at play, playing',
  'bike*, bicycle*, scooter*, skateboard*, stairs, skates, ski, skiing, pavement, concrete, floor, ground, trampoline',
  'out, lost, lose, missing, gone, flew, flown',
  'knocked out, knock out, fell out, fallen out, fall out, falls out, came out, come out, comes out, popped out, flew out, lost play*, lost knock*, lost fall, lost accident*, hit out, kicked out, punched out, smashed out, whole out, root all, in hand',
  'broke*, break*, chip*, crack*, split*, fractur*, snap*, shatter*, smash*',
  'corner*, piece*, bit, half, chunk*, fragment*, tip',
  'pushed, pushed in, push*, shoved, driven, jammed into',
  'loose*, wobbl*, mov*, shak*',
  'crooked, twisted, displaced, out line, out place, bent, shifted, moved',
  'hanging, dangling, hangs, by a thread',
  // Blood and extractions.
  'bleed*, blood*, bled',
  'not stop*, won t stop*, wont stop*, will not stop*, doesn t stop*, doesnt stop*, does not stop*, can t stop*, cant stop*, cannot stop*, never stops, non stop, nonstop, still, keeps, hours, constant*, gushing, pouring, pours, heavy, heavily, profuse*, a lot',
  'not wear*, won t wear*, wont wear*, doesn t wear*, hasn t worn*, not go away, still, days, not gone, not go*, won t go*, persist*, not work*, don t work*, dont work*, doesn t help, not help*',
  'full, filling up, fills, filled',
  'after extract*, after remov*, after pull*, after having out, after tooth out, after taken out, had out, had pulled, had removed, had extract*, was pulled, was removed, was extract*, been pulled, been removed, after surgery, after operation, since extract*, since pull*, post extract*, following extract*, pulled out',
  'dry socket*, drysocket*, alveolitis, empty socket, lost clot, clot out, clot gone, clot came',
  // Fillings, crowns, braces.
  'filling, fillings, inlay, onlay',
  'crown*, cap, caps, bridge*, veneer*',
  'off, out, came off, came out, fell off, fell out, fallen off, fallen out, fall out, popped off, lost, loose, detached, unglued, dropped off, debonded',
  'wire*, archwire',
  'bracket*',
  'brace*, aligner*, retainer*',
  'pok*, poking, stab*, scratch*, cutting, digging, jabbing, sticking, prick*',
  // Pieces.
  'object, objects, tooth, teeth, molar*, crown*, cap, bridge*, veneer*, filling, bracket*, piece*, bit, fragment*, coin, needle, toy, denture*, implant*, chip, drill, screw, something',
  'cough*',
  // Allergies.
  'reaction*, shock',
  'allerg*, hives, anaphyla*, itch*, rash*',
  'medicine*, medication*, antibiotic*, tablet*, pill, pills, amoxicil*, augmentin*, penicillin*, ibuprofen*, anaesthe*, anesthe*, injection*, painkiller*, drug, drugs',
  'sudden*, at once, all of a sudden',
] satisfies TextOf<'sameWords'>
