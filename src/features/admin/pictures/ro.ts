import type { Shape } from '../../../content/text-shape.ts'

/** A photograph with what is written about it, of whatever subject. */
export const words = {
  title: 'Fotografia',
  lead: 'JPEG, PNG sau WebP, cel mult 10 MB și cel puțin 400 de pixeli pe latura scurtă. Locul și data fotografierii se șterg din fișier.',
  none: 'Fără fotografie apare desenul cu inițiale.',
  current: 'Fotografia din ciornă',
  fields: {
    file: { label: 'Fișierul', hint: 'Lăsați gol dacă schimbați doar textul sau încadrarea.' },
    alt: {
      label: 'Textul alternativ',
      hint: 'Pentru cine nu vede imaginea: cine este și cum arată, între 8 și 200 de caractere.',
    },
    focus: { label: 'Ce rămâne în cadru' },
  },
  focuses: {
    center: 'mijlocul',
    top: 'partea de sus',
    bottom: 'partea de jos',
    left: 'stânga',
    right: 'dreapta',
  },
  save: 'Salvează fotografia în ciornă',
  remove: 'Scoate fotografia',
  problems: {
    missing: 'Alegeți o fotografie.',
    heavy: 'Fișierul are mai mult de 10 MB. Exportați-l mai mic și alegeți-l din nou.',
    type: 'Fișierul nu este o fotografie JPEG, PNG sau WebP, oricum s-ar numi.',
    heic: 'Fotografia este HEIC, formatul în care fotografiază iPhone. Exportați-o ca JPEG și alegeți-o din nou; ca să fie JPEG de la început: Configurări, Cameră, Formate, „Compatibilitate maximă”.',
    broken: 'Fotografia nu poate fi citită: fișierul este incomplet sau stricat.',
    unsafe: 'Fișierul conține și altceva decât o fotografie, așa că nu a fost acceptat.',
    large: 'Fotografia are prea mulți pixeli: cel mult 12.000 pe o latură și 50 de milioane în total.',
    small: 'Fotografia este prea mică: latura scurtă trebuie să aibă cel puțin 400 de pixeli.',
    unavailable: 'Fotografia nu a putut fi pregătită acum. Nimic nu s-a schimbat; încercați peste un minut.',
    alt: 'Scrieți textul alternativ, între 8 și 200 de caractere.',
  },
}

export type PhotoWords = Shape<typeof words>
