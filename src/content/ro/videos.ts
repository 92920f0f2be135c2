import type { VideoText } from '../schema.ts'
import type { VideoId } from '../stories/videos.ts'

export const videoTexts = {
  'doua-implanturi-si-o-frica-veche': {
    title: 'Două implanturi și o frică veche',
    name: 'Liviu C.',
    summary: 'Liviu povestește cum a venit, după o pauză lungă, pentru două implanturi pe arcada de jos.',
    transcript: [
      'Eu de mic am fugit de dentist, o spun fără rușine.',
      'Am venit doar să întreb, atât, și am zis că dacă aud freza plec.',
      'N-am auzit nicio freză, am stat de vorbă și mi-au făcut un plan pe o foaie.',
      'La operație am avut anestezie, am simțit că apasă și că împinge, dar nu altceva.',
      'Asistenta îmi tot spunea ce urmează, și asta m-a ținut pe scaun.',
      'Seara m-a durut, da, am pus gheață și am luat ce mi-au dat.',
      'A doua zi m-au sunat ei pe mine să mă întrebe cum sunt.',
      'Am așteptat câteva luni până la coroane, asta a fost partea lungă.',
      'Acum vin la control și nu mai transpir în sala de așteptare.',
    ],
  },
  'aparat-dentar-in-clasa-a-noua': {
    title: 'Aparat dentar în clasa a noua',
    name: 'Ana-Maria F.',
    summary:
      'Mama unei eleve povestește ce a fost ușor la clinică și ce a fost greu acasă, în perioada cu aparat.',
    transcript: [
      'Fiica mea nu voia aparat deloc, mai ales în clasa a noua, cu colegi noi.',
      'Doamna doctor a vorbit cu ea, nu cu mine, și eu am stat pe scaun și am tăcut.',
      'Și-a ales singură culoarea elasticelor și de acolo parcă a fost aparatul ei.',
      'Primele zile a mâncat numai moale și a avut o rană la buză, ne-au dat ceară și a trecut.',
      'Mai greu a fost acasă, cu periatul, ne-am certat de câteva ori.',
      'O dată s-a desprins un bracket într-o vineri și ne-au primit a doua zi.',
      'Acum l-a scos și poartă gutiera noaptea, fără să-i mai amintesc eu.',
    ],
  },
  'un-canal-tratat-a-doua-oara': {
    title: 'Un canal tratat a doua oară',
    name: 'Octavian G.',
    summary:
      'Octavian a încercat să păstreze un dinte tratat cu mulți ani în urmă, la care durerea revenise.',
    transcript: [
      'Dintele ăsta fusese tratat demult și credeam că am scăpat de el.',
      'Într-o iarnă a început să mă doară la mușcat și mi s-a umflat gingia.',
      'Mi s-a spus direct că se poate încerca încă o dată, dar că nu e sigur că ține.',
      'Mi-a plăcut că n-au promis nimic.',
      'Au fost două ședințe, cam o oră și jumătate fiecare, cu gura deschisă obosești, să știți.',
      'Am avut pe dinte o folie de cauciuc, la început e ciudat, apoi uiți de ea.',
      'Câteva zile am mestecat pe partea cealaltă.',
      'La un an am făcut radiografia și domnul doctor mi-a arătat că osul se reface.',
      'Deocamdată dintele e la locul lui și eu sunt mulțumit.',
    ],
  },
} satisfies Record<VideoId, VideoText>
