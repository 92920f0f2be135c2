import type { SameWords } from '../schemas/emergency-schema.ts'

/**
 * Words in which patients say the same, parted by commas: `înghi*` is how words begin, `nu pot` two words that are both
 * said. By them the search reads the complaints of `emergency.ts`; a word of a complaint is read by the first line that
 * has it.
 */
export const sameWords = [
  // What does not work.
  'nu pot, nu poate, nu pute*, nu mai, nu reus*, nu am putut, n am putut, nu a putut, abia, greu, greut*, dificil*, dificult*, imposibil, incapabil*, nu merge, nu se poate, chinui*, nu sunt stare',
  'înghițit*, inhalat*, inspirat*, aspirat*, tras piept, alunecat gât, scăpat gât, dus gât, intrat gât, ajuns plămân*',
  'înghi*, înghț*, deglut*',
  'respir*, răsufl*',
  'sufoc*, asfixi*, înec*, fără aer, lipsă aer, nu am aer, nu are aer',
  'vorb*, voce, vocea',
  'bea, beau, bem, băut',
  'se deschi*, se mai deschi*, nu deschid',
  'iese, ies, iasă, erup*',
  'deschi*, deschd*, casc, căsca, cască, căscat',
  'închi*, închd*, acoperit, lipit',
  'nu văd, nu mai văd, nu vede, văd dublu, vedere, vederea',
  // Places.
  'gura, guri, gurii, guriț*, maxilar*, mandibul*, falca, fălci, fălcile, fălcii',
  'ochi, ochii, ochiul, ochiului, ochilor, ochiu, pleoap*, orbit*',
  'gât, gâtul, gâtului, gâtu, gâtlej*, beregat*, bărbie, bărbia, bărbiei, sub limb*, sub falc*, sub maxilar*, sub mandib*',
  'obraz*, obraj*, fața, feței, fețe, maxilar*, falca, fălci, fălcii, mandibul*',
  'buza, buze*, buzel*, buzei',
  'limba, limbii',
  'gingi*, ginghi*',
  'măsea* minte, măsel* minte, molar* minte, măse* minte, minte crește, minte iese',
  'dinte*, dinți*, măsea*, măsel*, molar*, premolar*, canin, caninul, caninii, incisiv*, dantur*',
  'ureche*, urechi*',
  'cap, capul, capului',
  'piept*, stern, sternul*, toracic*, brațul stâng, mâna stângă',
  // What one sees and feels.
  'umfl*, umflat, umflată, umflătură, unfl*, imfl*, umlf*, ufl*, ulf*, umfla*, umflat*, umflă*, tumef*, edem*, buhăi*, cucui*',
  'întin*, extin*, răspând*, crește, cresc, coboar*, mărește, măresc, avans*',
  'durere*, doare, dor, durut*, durea, dureri*, dureros*, dureroas*, junghi*',
  'puls*, zvâcn*, bate, ticăi*',
  'noapte*, nopți*, dorm, dormi*, doarm*, somn*, adorm*',
  'cald, calde, căldur*, fierbinte, fierbinți',
  'insuportabil*, îngrozitor*, groaznic*, cumplit*, atroce, înnebunesc, rău tare, foarte tare, rău tot, nu mai suport',
  'febr*, temperatură, temperatura, frison*, friguri, 38 grade, 39 grade, 40 grade',
  'confuz*, dezorient*, delir*, aiurea*, aiurez, somnolent*, somnolenț*, apatic*, tremur*, tahicard*',
  'repede, accelerat*, rapid*',
  'leșin*, ameți*, inconștient*, cunoștința, vomit*, vărsat',
  'amorț*, nu simt, nu îmi simt, nu mai simt, furnic*, insensibil*',
  'strâmbat*, paraliz*',
  'puroi*, purul*, supur*',
  'abces*, abses*, absces*, apces*',
  'infect*, infecț*, infecție',
  'bășic*, beșic*, bubă, buba, coș, gâlm*',
  'blocat*, bloch*, înțepeni*, încleștat, încleștată, luxat*, dislocat*, se blochează, se bloca',
  // Falls and knocks.
  'lovi*, lovesc, loveș*, izbi*, accident*, pumn*, cot, bătut*, bătai*, trânti*, împiedic*, minge, mingea, fotbal*, hochei, traumatism*, traum*, căzătur*, la joacă, la joc, am căzut, a căzut copil*, a căzut fetiț*, a căzut băiat*',
  'biciclet*, trotinet*, scări, scările, schi, patine, role, asfalt, ciment, bordură, gresie',
  'sărit*, căzut*, cade, cad, scăpat*, zburat*, pierdut*, picat*, smuls*, ieșit rădăcin*, ieșit gingi*, ieșit alveol*, ieșit loc, ieșit complet, ieșit lovi*, scos lovi*, scos cot*, scos pumn*',
  'spart*, sparg*, rupt*, rup, rupe, ciobi*, crăpat*, crapă, fisur*, fractur*, frânt*, fărâm*, sfărâm*, despicat*',
  'colț*, bucat*, bucăț*, vârf, vârful, jumătate*',
  'împins*, înfundat*, înfipt*, intrat*, băgat*, adâncit*',
  'mișc*, clatin*, clătin*, bâțâ*, slăbit*, instabil*',
  'strâmb*, deplasat*, mutat*, rotit*, răsucit*',
  'atârn*, spânzur*, ține fir*',
  // Blood and extractions.
  'sânge*, sânger*, sânj*, singe*',
  'nu opre*, nu opri*, nu stă, nu încet*, nu trece, nu opr*, încontinuu, întruna, continuu, continuă, tot timpul, abundent*, șiroi*, țâșn*, gâlgâi*, curge, curg, masiv*',
  'nu îmi trece, nu dispare, încă, persist*, de zile, de ore, nu cedează, nu îmi revin*, nu revin*, nu ajut*, nu face nimic',
  'plin, plină, pline, umplut*',
  'după extrac*, după extrag*, după extras*, după scos, după scoat*, am scos, am extras, au scos, a scos, au extras, a extras, după operați*, după interven*, post extrac*, mi scos',
  'alveolit*',
  // Fillings, crowns, braces.
  'plomb*, obturaț*',
  'coroan*, coronit*, coroni*, capac*, punte, puntea, punți*, fațet*, lucrarea',
  'dezlip*, desprins*, desprind*, descimentat*, desfăcut*, căzut*, cade, sărit*, picat*, ieșit*, pierdut*, scăpat*',
  'sârm*, firul, fir, firului, arcul',
  'bracket*, braket*, brechet*, breket*',
  'aparat*, gutier*',
  'înțeap*, înțepat*, zgâri*, taie, roade, intră',
  // Pieces.
  'piesă, piesa, obiect*, dinte*, dinți*, măsea*, măsel*, coroan*, coronit*, capac*, punte, puntea, fațet*, plomb*, bracket*, bucat*, bucăț*, fragment*, monedă, moneda, freza, ac, acul, jucări*, proteza, implant*, ciob*, colț*, gutier*',
  'tușe*, tuși*, tuse*',
  // Allergies.
  'reacți*',
  'alergi*, urticar*, anafila*, mâncărim*, erupți*',
  'medicament*, antibiotic*, pastil*, amoxi*, augmentin*, penicilin*, ibuprofen*, nurofen*, anestez*, injecți*, calmant*, algocalmin*, ketonal*, comprimat*',
  'nu',
  'brusc*, deodat*, dintr dată, imediat',
] satisfies SameWords
