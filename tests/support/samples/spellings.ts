/**
 * Text as people and programs write it, with what is made of it by `typedLine`, `typedText` and `comparable`, which the database has as
 * well. What holds for one holds for all: tests of both languages run through this table.
 */
export type Spelling = { typed: string; line: string; text: string; comparable: string }

const row = (typed: string, line: string, comparable: string, text = line): Spelling => ({
  typed,
  line,
  text,
  comparable,
})

export const spellings: readonly Spelling[] = [
  row('Ana Pop', 'Ana Pop', 'ana pop'),
  row('  Ana\u00a0 Pop\t', 'Ana Pop', 'ana pop', 'Ana  Pop'),
  row('Ana\u202fPop\u3000', 'Ana Pop', 'ana pop'),
  row('\u202a+40712034567\u202c', '+40712034567', '40712034567'),
  row('0712\u200b034\u00ad567\ufe0d', '0712034567', '0712034567'),
  row('\ufeffana@exemplu.ro\u200b', 'ana@exemplu.ro', 'ana exemplu ro'),
  row('Maria D\u2019Angelo', 'Maria D\u2019Angelo', 'maria d angelo'),
  row("Maria D'Angelo", "Maria D'Angelo", 'maria d angelo'),
  row('Maria D\u02bcAngelo', 'Maria D\u02bcAngelo', 'maria d angelo'),
  row('Maria\u00a0D\u2032ANGELO', 'Maria D\u2032ANGELO', 'maria d angelo'),
  row('Pop\u2011Ionescu', 'Pop\u2011Ionescu', 'pop ionescu'),
  row('Pop\u2013Ionescu', 'Pop\u2013Ionescu', 'pop ionescu'),
  row('pop-ionescu', 'pop-ionescu', 'pop ionescu'),
  row('POP IONESCU', 'POP IONESCU', 'pop ionescu'),
  row('\u202eAna Pop', 'Ana Pop', 'ana pop'),
  row('\u015etefan G\u0103in\u0103', '\u015etefan G\u0103in\u0103', 'stefan gaina'),
  row('\u0218tefan Ga\u0306ina\u0306', '\u0218tefan G\u0103in\u0103', 'stefan gaina'),
  row('trata\u00admen\u200btul', 'tratamentul', 'tratamentul'),
  row(
    'Unu\r\nDoi\rTrei\u2028Patru\u000bCinci',
    'Unu Doi Trei Patru Cinci',
    'unu doi trei patru cinci',
    'Unu\nDoi\nTrei\nPatru\nCinci',
  ),
  row('\n\tUnu\n\n', 'Unu', 'unu'),
  row(
    'Mulțumesc \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f\u200d\u{1f525}',
    'Mulțumesc \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f\u200d\u{1f525}',
    'multumesc',
  ),
  row('1\ufe0f\u20e3 2\ufe0f', '1\ufe0f\u20e3 2', '1 2'),
  row(
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u0645\u06cc\u062e\u0648\u0627\u0647\u0645',
  ),
  row('An\u200da Po\u200cp', 'Ana Pop', 'ana pop'),
  row('\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}', ''),
  row('\uff21\uff4e\uff41 \ufb01\ufb01', '\uff21\uff4e\uff41 \ufb01\ufb01', 'ana fifi'),
  row(
    '\u0130STANBUL \u03a3\u03bf\u03c6\u03cc\u03c2',
    '\u0130STANBUL \u03a3\u03bf\u03c6\u03cc\u03c2',
    'istanbul \u03c3\u03bf\u03c6\u03bf\u03c3',
  ),
  row('\u041e\u043b\u0435\u043d\u0430', '\u041e\u043b\u0435\u043d\u0430', '\u043e\u043b\u0435\u043d\u0430'),
  row('\u00a9\u00ae \u201eab\u201d \u2026', '\u00a9\u00ae \u201eab\u201d \u2026', 'ab'),
  row('\u200b\u2060\u00ad', '', ''),
  row('', '', ''),
]
