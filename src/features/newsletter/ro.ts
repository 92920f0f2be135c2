import { clinic } from '../../content/clinic.ts'
import { called, ofCalled } from '../../content/ro/called.ts'
import type { Shape } from '../../content/text-shape.ts'
import { titled } from '../../content/titled.ts'

const keywords = ['newsletter clinică dentară', 'abonare newsletter', 'sfaturi dentist']

export const words = {
  subscribe: {
    meta: {
      title: titled('Noutăți prin e-mail', called),
      description: `Abonați-vă la newsletterul ${ofCalled}: cel mult un mesaj pe lună, cu sfaturi de îngrijire și vești de la clinică.`,
      keywords,
    },
    title: 'Noutăți prin e-mail',
    text: 'Cel mult un mesaj pe lună: sfaturi de îngrijire și vești de la clinică.',
    button: 'Abonează-mă',
  },
  pending: {
    meta: {
      title: titled('Verificați căsuța de e-mail', `Clinica ${clinic.name}`),
      description: `V-am trimis un mesaj cu linkul de confirmare. Abonarea la newsletterul Clinicii ${clinic.name} începe după ce o confirmați.`,
      keywords,
    },
    title: 'Verificați căsuța de e-mail',
    text: 'Dacă adresa poate fi abonată, veți primi un mesaj cu un link. Deschideți-l în {hours}\u00a0de ore și confirmați. Uitați-vă și în „Spam”.',
  },
  confirm: {
    meta: {
      title: titled('Confirmați abonarea', `Clinica ${clinic.name}`),
      description: `Mai este un pas: apăsați butonul ca să confirmați abonarea la newsletterul ${ofCalled}.`,
      keywords,
    },
    title: 'Mai este un pas',
    text: 'Apăsați butonul ca să primiți noutățile noastre, cel mult un mesaj pe lună.',
    button: 'Confirmă abonarea',
  },
  confirmed: {
    meta: {
      title: titled('Abonarea este confirmată', `Clinica ${clinic.name}`),
      description: `Abonarea la newsletterul ${ofCalled} este confirmată. Vă puteți dezabona oricând, din orice mesaj.`,
      keywords,
    },
    title: 'V-ați abonat',
    text: 'Vă mulțumim. Vă scriem cel mult o dată pe lună și vă puteți dezabona din orice mesaj.',
  },
  unsubscribe: {
    meta: {
      title: titled('Dezabonare de la newsletter', `Clinica ${clinic.name}`),
      description: `Apăsați butonul ca să nu mai primiți newsletterul ${ofCalled}. Dezabonarea are efect pe loc.`,
      keywords,
    },
    title: 'Nu mai doriți mesajele noastre?',
    text: 'Apăsați butonul și nu vă mai scriem. Programările dumneavoastră nu se schimbă.',
    button: 'Dezabonează-mă',
  },
  unsubscribed: {
    meta: {
      title: titled('V-ați dezabonat', called),
      description: `Nu veți mai primi newsletterul ${ofCalled}. Dezabonarea este înregistrată și nu mai aveți nimic de făcut.`,
      keywords,
    },
    title: 'V-ați dezabonat',
    text: 'Nu vă mai trimitem newsletterul.',
    again: 'Abonează-mă din nou',
  },
  notOurs: {
    meta: {
      title: titled('Linkul de dezabonare este incomplet'),
      description:
        'Linkul de dezabonare pare copiat doar în parte. Deschideți-l din mesaj sau scrieți-ne și vă scoatem noi din listă.',
      keywords,
    },
    title: 'Linkul este incomplet',
    text: 'Pare copiat doar în parte. Deschideți-l direct din mesaj sau scrieți-ne la adresa din josul paginii și vă scoatem noi din listă.',
  },
  expired: {
    meta: {
      title: titled('Linkul nu mai este valabil', `Clinica ${clinic.name}`),
      description: `Linkul de confirmare a expirat sau a fost deja folosit. Cereți altul pentru newsletterul ${ofCalled}.`,
      keywords,
    },
    title: 'Linkul nu mai este valabil',
    text: 'A expirat, a fost deja folosit sau a fost copiat doar în parte. Scrieți din nou adresa și vă trimitem altul.',
    button: 'Trimite alt link',
  },
  invalid: {
    meta: {
      title: titled('Verificați adresa de e-mail', `Clinica ${clinic.name}`),
      description: `Adresa scrisă nu pare completă. Corectați-o ca să vă puteți abona la newsletterul ${ofCalled}.`,
      keywords,
    },
    title: 'Verificați adresa',
    text: 'Adresa scrisă nu pare completă. Corectați-o și trimiteți din nou.',
    label: 'Adresa de e-mail',
    error: 'Un exemplu de adresă completă: nume@exemplu.ro.',
    button: 'Abonează-mă',
  },
  rate: {
    meta: {
      title: titled('Prea multe încercări', called),
      description:
        'Am primit multe cereri de abonare într-un timp scurt. Așteptați un minut și încercați din nou.',
      keywords,
    },
    title: 'Prea multe încercări',
    text: 'Am primit multe cereri într-un timp scurt. Așteptați un minut și încercați din nou.',
  },
  unavailable: {
    meta: {
      title: titled('Abonarea nu a reușit', called),
      description: `Nu am putut înregistra acum abonarea la newsletterul ${ofCalled}. Încercați din nou mai târziu.`,
      keywords,
    },
    title: 'Abonarea nu a reușit acum',
    text: 'Nu am putut înregistra cererea. Încercați din nou peste câteva minute.',
    retry: 'Încearcă din nou',
  },
  home: 'Înapoi acasă',
  mail: {
    pending: {
      subject: `Confirmați abonarea la newsletterul ${clinic.name}`,
      greeting: 'Bună ziua,',
      text: `Ați cerut să primiți noutățile ${ofCalled}. Ca să începem, deschideți linkul și apăsați butonul de pe pagină.`,
      action: 'Confirmă abonarea',
      link: 'Sau copiați adresa în browser: {link}',
      expiry: 'Linkul este valabil {hours}\u00a0de ore.',
      ignore: 'Dacă nu ați cerut acest lucru, ignorați mesajul: fără confirmare nu vă mai scriem.',
      signature: `Echipa ${ofCalled}`,
    },
    returning: {
      subject: `Doriți din nou newsletterul ${clinic.name}?`,
      text: `V-ați dezabonat de la noutățile ${ofCalled}, iar acum cineva a cerut din nou abonarea acestei adrese. Dacă ați fost dumneavoastră, deschideți linkul și apăsați butonul de pe pagină.`,
      ignore: 'Altfel, ignorați mesajul: dezabonarea rămâne valabilă și nu vă mai întrebăm.',
    },
    confirmed: {
      subject: `V-ați abonat la newsletterul ${clinic.name}`,
      greeting: 'Bună ziua,',
      text: 'Vă mulțumim că v-ați abonat. Vă scriem cel mult o dată pe lună, cu sfaturi de îngrijire și vești de la clinică.',
      signature: `Echipa ${ofCalled}`,
    },
    unsubscribe: 'Nu mai doriți aceste mesaje? Dezabonați-vă: {link}',
  },
}

export type NewsletterWords = Shape<typeof words>
