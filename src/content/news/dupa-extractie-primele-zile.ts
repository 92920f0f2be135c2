import { urgentAdvice as en } from '../en/urgent-advice.ts'
import { urgentAdvice as ro } from '../ro/urgent-advice.ts'
import { sources } from '../sources.ts'
import type { WrittenArticle } from './written-article.ts'

export const dupaExtractiePrimeleZile = {
  slug: 'dupa-extractie-primele-zile',
  category: 'sfaturi',
  published_on: '2026-01-20',
  updated_on: '2026-11-21',
  reviewed_by: 'bogdan-iacob',
  treatments: ['chirurgie_orala', 'implant_dentar'],
  ro: {
    title: 'După extracție: primele ore și primele zile',
    description:
      'Ce faceți în primele ore și zile după extracția unui dinte: pansament, mâncare, periaj, calmante, fumat și semnele pentru care trebuie să ne sunați.',
    keywords: [
      'extracție dentară',
      'după extracție',
      'îngrijire după extracție',
      'alveolită',
      'molar de minte',
    ],
    body: `După o extracție, în locul dintelui se formează un cheag de sânge. El acoperă osul și este începutul vindecării. Aproape toate sfaturile de mai jos au același scop: cheagul să rămână la locul lui.

## Primele ore

- Mușcați pe compresă 30–45 de minute, fără să verificați mereu dacă mai sângerează.
- Puneți pe obraz o pungă rece, învelită într-un prosop, câte 10 minute, cu pauze.
- Nu clătiți gura, nu scuipați cu putere și nu beți cu paiul în prima zi.
- Nu mestecați cât timp este amorțită buza, pentru că o puteți mușca.
- Odihniți-vă cu capul puțin ridicat. Efortul fizic mai așteaptă o zi sau două.

Saliva ușor roz este obișnuită în prima zi. Dacă sângerarea continuă, mușcați din nou pe o compresă curată, 30 de minute.

## Mâncare, băutură, fumat

Alegeți alimente moi, călduțe: supă cremă, iaurt, omletă, piure. Evitați o vreme semințele și alimentele fierbinți. Fără alcool în prima zi și cât timp luați calmante sau antibiotic.

Dacă fumați, încercați să faceți o pauză de cel puțin trei zile. Fumul și aspirația întârzie vindecarea și cresc riscul ca cheagul să se piardă.

## Periaj și medicamente

Periați ceilalți dinți din prima seară, cu blândețe lângă rană. De a doua zi puteți clăti ușor, după mese, cu apă călduță cu puțină sare.

Luați calmantul recomandat, la orele scrise pe fișă, și nu depășiți doza din prospect. Paracetamolul se află și în multe medicamente de răceală: nu îl luați de două ori. Nu luați ibuprofen dacă aveți alergie la aspirină sau la alte antiinflamatoare (urticarie, umflături, astm), ulcer, boli de rinichi sau insuficiență cardiacă ori dacă luați anticoagulante. În sarcină nu se ia din săptămâna 20; înainte, numai cu acordul medicului. Nu luați aspirină pentru durere fără să ne întrebați. Dacă aveți deja prescris un **anticoagulant sau aspirină pentru inimă**, nu le opriți din proprie inițiativă: hotărârea se ia cu medicul care le-a prescris.

## Ce este obișnuit și ce nu

Durerea și umflătura sunt, de regulă, mai supărătoare în primele două, trei zile, apoi scad. Sunați-ne dacă:

1. durerea crește din ziua a doua sau a treia și radiază spre ureche, semn că poate fi o alveolită, care se tratează la cabinet;
2. sângerarea nu se oprește după 30 de minute de apăsare;
3. apar febră, gust rău persistent sau umflătura crește după ziua a treia;
4. buza sau limba rămâne amorțită a doua zi.

Când este închis nu răspundem la telefon: pentru o sângerare care nu se oprește sau o umflătură care crește mergeți la camera de gardă a unui spital.

**${ro.call112}**

## Și după aceea

Gingia se închide în câteva săptămâni, osul are nevoie de câteva luni. La control discutăm dacă dintele trebuie înlocuit și când. Citiți mai multe despre [chirurgia orală](/tratamente/chirurgie-orala-bucuresti) și despre [implantul dentar](/tratamente/implantologie-chirurgie-implant-dentar-bucuresti) sau [scrieți-ne](/contact).

## Surse

- ${sources.blum2002}
`,
  },
  en: {
    title: 'After an extraction: the first hours and days',
    description:
      'What to do in the first hours and days after a tooth is taken out: gauze, food, brushing, painkillers, smoking, and the signs that mean you should call us.',
    keywords: ['tooth extraction', 'aftercare', 'dry socket', 'wisdom tooth', 'healing after extraction'],
    body: `After an extraction a blood clot forms where the tooth used to be. It covers the bone and is the beginning of healing. Almost all the advice below has one purpose: to let that clot stay where it is.

## The first hours

- Bite on the gauze for 30–45 minutes and resist checking whether it still bleeds.
- Hold a cold pack wrapped in a towel against your cheek, 10 minutes at a time, with breaks.
- Do not rinse, spit hard or drink through a straw on the first day.
- Do not chew while your lip is numb, as you may bite it.
- Rest with your head slightly raised. Exercise can wait a day or two.

Slightly pink saliva is normal on the first day. If bleeding goes on, bite on clean gauze again for 30 minutes.

## Food, drink and smoking

Choose soft, lukewarm food: smooth soup, yoghurt, omelette, mashed potato. Stay away from seeds and very hot food for a while. No alcohol on the first day, nor while you take painkillers or antibiotics.

If you smoke, try to stop for at least three days. Smoke and suction slow healing and make it more likely that the clot is lost.

## Brushing and medicines

Brush your other teeth from the first evening, gently near the wound. From the second day you may rinse gently after meals with lukewarm water and a little salt.

Take the painkiller we advised, at the times on your sheet, and never more than the leaflet allows. Paracetamol is in many cold remedies too: do not take it twice. Do not take ibuprofen if you are allergic to aspirin or other anti-inflammatories (hives, swelling, asthma), if you have a stomach ulcer, kidney disease or heart failure, or if you take blood thinners. In pregnancy do not take it from week 20; before that, only if your doctor agrees. Do not take aspirin for pain without asking us. If you are already prescribed a **blood thinner or aspirin for your heart**, do not stop it by yourself: that decision belongs to the doctor who prescribed it.

## What is normal and what is not

Pain and swelling usually bother you more in the first two or three days and then ease. Call us if:

1. pain grows from the second or third day and spreads towards the ear, which may mean a dry socket and can be treated here;
2. bleeding does not stop after 30 minutes of pressure;
3. you have a fever or a lasting bad taste, or swelling increases after the third day;
4. your lip or tongue is still numb the next day.

While we are closed, so is our phone line: with bleeding that does not stop or a swelling that grows, go to a hospital emergency department.

**${en.call112}**

## Later on

The gum closes in a few weeks; the bone needs a few months. At the check-up we discuss whether the tooth should be replaced, and when. Read more about [oral surgery](/en/tratamente/chirurgie-orala-bucuresti) and [dental implants](/en/tratamente/implantologie-chirurgie-implant-dentar-bucuresti), or [write to us](/en/contact).

## Sources

- ${sources.blum2002}
`,
  },
} satisfies WrittenArticle
