/**
 * About the least that a page of a clinic can cost: a header, a filter, twenty-four cards, questions, a form, a banner;
 * its styles inline, the fonts of the device, one kilobyte of script that comes last.
 */
export function referencePage(): Readonly<Record<string, { type: string; text: string }>> {
  return {
    '/': { type: 'text/html; charset=utf-8', text: page() },
    '/app.js': { type: 'text/javascript; charset=utf-8', text: script },
  }
}

const subjects = ['Profilaxie', 'Estetică', 'Ortodonție', 'Implantologie', 'Chirurgie', 'Copii']
const verbs = ['curăță', 'reface', 'îndreaptă', 'înlocuiește', 'îndepărtează', 'păzește']

function page(): string {
  const cards = Array.from({ length: 24 }, (_, index) => card(index)).join('')
  const questions = Array.from({ length: 8 }, (_, index) => question(index)).join('')
  return `<!DOCTYPE html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Tratamente</title><meta name="description" content="Tratamentele unei clinici, pe scurt."><link rel="icon" href="data:,"><style>${style}</style></head><body>
<a class="skip" href="#main">Direct la conținut</a><header class="top"><div class="wrap"><a class="logo" href="/">Clinica</a><ul class="nav">${subjects.map((name) => `<li><a href="/#${name}">${name}</a></li>`).join('')}</ul></div></header>
<main id="main"><section class="hero"><div class="wrap"><h1>Tratamente stomatologice</h1><p>Vă spunem de la început ce facem, cât durează și cât costă. Alegeți un domeniu sau citiți lista întreagă.</p></div></section>
<section class="wrap"><div class="filter"><button aria-pressed="true" data-filter="">Toate</button>${subjects.map((name) => `<button aria-pressed="false" data-filter="${name}">${name}</button>`).join('')}</div><p class="count" data-count>24 de tratamente</p><ul class="grid" id="grid">${cards}</ul></section>
<section class="band"><div class="wrap"><h2>Întrebări frecvente</h2>${questions}</div></section>
<section class="wrap"><h2>Scrisoarea clinicii</h2><form action="/scrisoare" method="post"><label>Adresa de e-mail <input type="email" name="email" required></label><button>Mă abonez</button></form></section></main>
<footer class="end"><div class="wrap"><p>Strada Exemplului 1, București. Luni–vineri, 9–18.</p></div></footer>
<section class="banner" data-banner><p>Folosim doar ce este necesar, dacă nu alegeți altfel.</p><button>Accept toate</button><button>Doar necesare</button></section>
<script type="module" async src="/app.js"></script></body></html>`
}

function card(index: number): string {
  const subject = subjects[index % 6]
  return `<li class="card" data-kind="${subject}"><p class="tag">${subject}</p><h3>Tratamentul ${index + 1}: ${subject?.toLowerCase()} cu plan scris</h3><p>Medicul ${verbs[(index * 5) % 6]} ce este bolnav și ${verbs[index % 6]} ce se mai poate păstra, în ${1 + (index % 4)} ședințe, cu anestezie locală.</p><ul><li>Consultație și radiografie</li><li>${2 + (index % 5)} luni de control</li></ul><div class="foot"><span class="price">de la ${180 + index * 35} lei</span><a class="more" href="/t/${index}">Detalii</a></div></li>`
}

function question(index: number): string {
  return `<details><summary>Cât durează pasul ${index + 1} al tratamentului?</summary><p>De obicei între ${20 + index * 10} și ${40 + index * 10} de minute; medicul vă spune la consultație de ce ar putea dura mai mult.</p></details>`
}

const style =
  ':root{--ink:#16323f;--soft:#5a7280;--brand:#0b6f86;--tint:#e8f4f6;--line:#d5e2e6}*,:before,:after{box-sizing:border-box}body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:#fff}h1,h2,h3{margin:0 0 .6rem;line-height:1.2}h1{font-size:clamp(1.8rem,4vw + 1rem,3rem)}h3{font-size:1.15rem}p{margin:0 0 1rem}a{color:var(--brand)}.wrap{max-width:72rem;margin:0 auto;padding:0 1rem}.skip{position:absolute;left:-999px}.top{position:sticky;top:0;background:#fff;border-bottom:1px solid var(--line)}.top .wrap{display:flex;gap:1.25rem;align-items:center;padding-block:.75rem}.logo{font-weight:700;font-size:1.25rem}.nav{display:flex;gap:.25rem;margin:0;padding:0;list-style:none;overflow-x:auto}.nav a{display:block;padding:.6rem .7rem}.hero{padding:3rem 0 2rem;background:linear-gradient(180deg,var(--tint),#fff)}.filter{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.5rem 0 .75rem}button{font:inherit;min-height:3rem;padding:.7rem 1.1rem;border:1px solid var(--line);border-radius:999px;background:#fff}.count{color:var(--soft)}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:1.1rem;margin:0 0 3rem;padding:0;list-style:none}.card{display:flex;flex-direction:column;padding:1.2rem;border:1px solid var(--line);border-radius:14px}.card ul{margin:0 0 1rem;padding-left:1.1rem;color:var(--soft)}.card .foot{display:flex;justify-content:space-between;margin-top:auto;padding-top:.8rem;border-top:1px solid var(--line)}.tag{font-size:.8rem;color:var(--brand)}.price{font-weight:700}.band{padding:3rem 0;background:var(--tint)}details{padding:.9rem 0;border-bottom:1px solid var(--line)}.end{padding:2rem 0}.banner{position:fixed;inset:auto 0 0;padding:1rem;background:#fff;border-top:3px solid var(--brand)}'

const script =
  "const one=(s)=>document.querySelector(s),grid=one('#grid'),count=one('[data-count]'),banner=one('[data-banner]');for(const button of document.querySelectorAll('[data-filter]'))button.onclick=()=>{const kind=button.dataset.filter;let shown=0;for(const card of grid.children){card.hidden=kind!==''&&card.dataset.kind!==kind;if(!card.hidden)shown++}count.textContent=shown+' de tratamente'};for(const button of banner.querySelectorAll('button'))button.onclick=()=>{localStorage.setItem('choice',button.textContent);banner.hidden=true};if(localStorage.getItem('choice'))banner.hidden=true"
