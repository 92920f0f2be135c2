import type { Files } from './edge.ts'
import { bannerData, fields, questions, treatments } from './reference-texts.ts'

/**
 * About the least that a page of a clinic can cost: a header, a filter, twenty-four cards, questions, a form, a banner;
 * its styles inline, the fonts of the device, one kilobyte of script. The aims are ratios to it: with another number of
 * elements, rules or words they would mean something else.
 */
export function referencePage(): Files {
  return {
    '/': { type: 'text/html; charset=utf-8', text: page() },
    '/app.js': { type: 'text/javascript; charset=utf-8', text: script },
  }
}

const places = [
  'Acasă',
  'Tratamente',
  'Cât costă',
  'Cine vă tratează',
  'Aparatura',
  'Înainte și după',
  'De citit',
  'Din alt oraș',
  'Unde suntem',
  'Cere o oră',
]

function page(): string {
  return `<!DOCTYPE html><html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Toate tratamentele – Cabinetul de la colț</title><meta name="description" content="Ce tratăm, cum decurge fiecare vizită, cât durează și de la cât pornește prețul: lista întreagă, pe domenii, cu întrebările pe care le auzim des."><link rel="icon" href="data:,"><style>${style}</style><script type="module" src="/app.js"></script></head><body><div id="page"><header class="top"><a class="skip" href="#main">Direct la conținut</a><div class="wrap"><a class="logo" href="/ro">Cabinetul de la colț</a><nav aria-label="Pagini"><ul class="nav">${places.map((name, index) => `<li><a href="/ro/pagina-${index}"${index === 1 ? ' aria-current="page"' : ''}>${name}</a></li>`).join('')}</ul></nav></div></header><main id="main"><section class="hero"><div class="wrap"><h1>Ce putem face pentru dinții dumneavoastră</h1><p>Fiecare tratament este descris pe scurt: ce se întâmplă pe scaun, de câte ori veniți și de unde pornește prețul. Alegeți un domeniu, sau citiți totul de la început la sfârșit și notați ce vreți să ne întrebați.</p></div></section><div class="wrap"><div class="choices"><div class="filter" role="group" aria-label="Alegeți un domeniu">${filterButton('', 'Toate domeniile', true)}${fields.map(([key, name]) => filterButton(key, name, false)).join('')}</div><p class="count" aria-live="polite" data-count="">24 ${bannerData.list.left}</p></div><ul class="grid" id="grid">${treatments.map(card).join('')}</ul></div><section class="band" aria-labelledby="asked"><div class="wrap"><h2 id="asked">Ce ne întreabă lumea</h2>${questions.map(([ask, answer]) => `<details name="asked"><summary>${ask}</summary><p>${answer}</p></details>`).join('')}</div></section><section class="letter" aria-labelledby="letter"><div class="wrap"><h2 id="letter">O scrisoare la două luni</h2><p>Scriem rar, despre lucruri care țin dinții sănătoși acasă. O legătură din josul fiecărei scrisori oprește trimiterea.</p><form action="/scrisoare" method="post"><label for="mail">Adresa la care scriem</label><input id="mail" type="email" required="" autocomplete="email" placeholder="ana@exemplu.ro" name="mail"><label class="tick"><input type="checkbox" required="" name="agreed"><span>Adresa mea poate fi folosită pentru scrisoare și pentru nimic altceva.</span></label><div><button class="button" type="submit">Trimiteți-mi scrisoarea</button></div></form></div></section></main><footer class="end"><div class="wrap"><ul><li>Strada Teilor 27, etajul întâi</li><li>300 200 Timișoara</li><li>Recepția: 0256 000 000</li><li>Seara: 0722 000 000</li></ul><ul><li>Luni – joi: 9:00 – 19:00</li><li>Vineri: 9:00 – 15:00</li><li>Sâmbătă și duminică: închis</li></ul><ul><li><a href="/ro/date">Ce facem cu datele</a></li><li><a href="/ro/memorie">Ce ține minte pagina</a></li><li><a href="/ro/reguli">Reguli de programare</a></li><li><a href="/en/treatments">In English</a></li></ul><p>Cabinet inventat, pentru măsurători. Nu căutați adresa.</p></div></footer><div class="below"><div class="banner" role="region" aria-label="Alegerea dumneavoastră" data-banner=""><div class="wrap"><p>Ținem minte numai ce face pagina să meargă. Restul, adică numărul de vizite și reclamele, pornește dacă spuneți da.</p><div class="row"><button class="button" type="button" data-all="">Accept tot</button><button class="button plain" type="button" data-base="">Doar ce trebuie</button><button class="button plain" type="button" data-open="">Aleg eu</button></div></div></div></div></div><script type="application/json" id="data">${JSON.stringify(bannerData)}</script></body></html>`
}

function filterButton(key: string, name: string, isPressed: boolean): string {
  return `<button type="button" data-field="${key}" aria-pressed="${isPressed}">${name}</button>`
}

function card([name, text, facts, lei]: (typeof treatments)[number], index: number): string {
  const [key, field] = fields[Math.floor(index / 4)] ?? fields[0]
  return `<li class="card" data-of="${key}"><p class="tag">${field}</p><h3>${name}</h3><p>${text}</p><ul>${facts
    .split(' · ')
    .map((fact) => `<li>${fact}</li>`)
    .join(
      '',
    )}</ul><div class="foot"><span class="price">de la ${lei} lei</span><a class="more" href="/ro/tratamente/${key}-${index}" aria-label="Citiți mai mult: ${name}">Citiți mai mult</a></div></li>`
}

const style = [
  ':root{--ink:#213038;--soft:#5b6b73;--brand:#2a5d84;--deep:#1c4566;--tint:#eef3f8;--line:#d3dde6;--paper:#fff;--round:12px;--wide:70rem}',
  '*,:before,:after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}',
  'body{margin:0;color:var(--ink);background:var(--paper);font:1rem/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif}',
  'a{color:var(--deep)}h1,h2,h3{margin:0 0 .6rem;line-height:1.25}h1{font-size:clamp(1.9rem,3.6vw + 1rem,2.9rem)}h2{font-size:clamp(1.4rem,1.8vw + 1rem,1.9rem)}h3{font-size:1.15rem}p{margin:0 0 1rem}',
  'button,input{font:inherit;color:inherit}:focus-visible{outline:3px solid var(--brand);outline-offset:3px}',
  '.wrap{max-width:var(--wide);margin:0 auto;padding:0 1rem}.skip{position:absolute;left:-1000px}.skip:focus{left:.8rem;top:.8rem;padding:.6rem 1rem;background:var(--paper);z-index:40}',
  '.top{position:sticky;top:0;z-index:12;background:var(--paper);border-bottom:1px solid var(--line)}.top .wrap{display:flex;align-items:center;gap:1.2rem;padding-block:.8rem}',
  '.logo{font-size:1.2rem;font-weight:700;white-space:nowrap;text-decoration:none;color:var(--deep)}.nav{display:flex;gap:.3rem;margin:0;padding:0;list-style:none;overflow-x:auto}',
  '.nav a{display:block;padding:.6rem .75rem;border-radius:9px;white-space:nowrap;text-decoration:none;color:var(--ink)}.nav a:hover,.nav a[aria-current]{color:var(--deep);background:var(--tint)}',
  '.hero{padding:2.8rem 0 2rem;background:linear-gradient(170deg,var(--tint),var(--paper))}.hero p{max-width:44rem;font-size:1.1rem;color:var(--soft)}',
  '.filter{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.4rem 0 .8rem}.filter button{min-height:3rem;padding:.7rem 1.1rem;border:1px solid var(--line);border-radius:999px;background:var(--paper);cursor:pointer}.filter button[aria-pressed=true]{color:var(--paper);border-color:var(--deep);background:var(--deep)}',
  '.count{margin:0 0 1rem;color:var(--soft)}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(17.5rem,1fr));gap:1.1rem;margin:0 0 2.8rem;padding:0;list-style:none}',
  '.card{display:flex;flex-direction:column;padding:1.2rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper)}.card ul{margin:0 0 1rem;padding-left:1.15rem;color:var(--soft)}',
  '.card .foot{display:flex;align-items:center;justify-content:space-between;gap:1rem;margin-top:auto;padding-top:.8rem;border-top:1px solid var(--line)}.card .tag{margin:0 0 .3rem;font-size:.8rem;color:var(--deep)}.price{font-weight:700}.more{display:inline-block;padding:.6rem 0}',
  `${fields.map(([key]) => `#grid[data-only=${key}]>:not([data-of=${key}])`).join()}{display:none}`,
  '.band{padding:2.8rem 0;background:var(--tint)}.band details{margin-bottom:.7rem;padding:0 1.1rem;border:1px solid var(--line);border-radius:var(--round);background:var(--paper)}.band summary{padding:1rem 0;font-weight:600;cursor:pointer}',
  '.letter{padding:2.8rem 0}.letter form{display:grid;gap:.8rem;max-width:33rem}.letter input[type=email]{width:100%;padding:.8rem 1rem;border:1px solid #7d8f9c;border-radius:9px}',
  '.tick{display:flex;align-items:flex-start;gap:.7rem}.tick input{flex:none;width:1.4rem;height:1.4rem}',
  '.button{min-height:3rem;padding:.75rem 1.2rem;border:1px solid var(--deep);border-radius:9px;color:var(--paper);background:var(--deep);cursor:pointer}.button.plain{color:var(--deep);background:var(--paper)}',
  '.end{padding:2.4rem 0 7rem;color:var(--paper);background:var(--ink)}.end .wrap{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:1.5rem}.end a{display:inline-block;padding:.35rem 0;color:var(--paper)}.end ul{margin:0;padding:0;list-style:none}',
  '.banner{position:fixed;inset:auto 0 0;z-index:22;padding:1rem 0;background:var(--paper);border-top:1px solid var(--line);box-shadow:0 -5px 22px #21303826}.banner[hidden]{display:none}.banner p{margin:0 0 .7rem;font-size:.95rem}.banner .row{display:flex;flex-wrap:wrap;gap:.5rem}.banner fieldset{display:grid;gap:.4rem;margin:0 0 .7rem;padding:0;border:0}',
  '@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}',
].join('')

const script =
  "const one=(s,from=document)=>from.querySelector(s),data=JSON.parse(one('#data').textContent),grid=one('#grid'),count=one('[data-count]'),banner=one('[data-banner]'),buttons=document.querySelectorAll('[data-field]');for(const button of buttons)button.onclick=()=>{const only=button.dataset.field;grid.dataset.only=only;for(const each of buttons)each.setAttribute('aria-pressed',each===button);count.textContent=(only===''?grid.children.length:data.fields[only].count)+' '+data.list.left};const keep=(names)=>{localStorage.setItem('choice',JSON.stringify(names));banner.hidden=true};if(localStorage.getItem('choice'))banner.hidden=true;one('[data-all]').onclick=()=>keep(data.kinds.map(({name})=>name));one('[data-base]').onclick=()=>keep(['baza']);one('[data-open]').onclick=({target})=>{const set=document.createElement('fieldset');for(const{name,title}of data.kinds){const label=document.createElement('label');label.className='tick';label.innerHTML='<input type=checkbox name='+name+'>';label.append(title);set.append(label)}target.parentElement.before(set);target.textContent=data.list.close;target.onclick=()=>keep([...set.querySelectorAll(':checked')].map(({name})=>name))}"
