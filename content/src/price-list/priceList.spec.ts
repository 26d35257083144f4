import { priceWords } from '../words/prices.ts';
import { type PastedLine, readPriceList } from './priceList.ts';

/** A line in short: `Hair Spa | ₹900 | 45 mins`, `# Hair`, `- Looks like a phone number.`; guesses after `?`. */
function inShort({ as, name, price, duration, notes }: PastedLine): string {
  if (as === 'nothing') return `- ${notes.join(' ')}`;
  const guessed = notes.length > 0 ? ` ? ${notes.join(' ')}` : '';
  if (as === 'heading') return `# ${name}${guessed}`;
  return `${[name, priceWords(price), duration].filter(Boolean).join(' | ')}${guessed}`;
}

/** What is read of a pasted price list, a line in short each. */
const read = (text: string) => readPriceList(text).map(inShort);

describe('a line', () => {
  it.each([
    ['Hair cut women 450/-', 'Hair cut women | ₹450'],
    ['Facial – 1,200 onwards', 'Facial | from ₹1,200'],
    ['Threading: 50', 'Threading | ₹50'],
    ['Hair Spa\t45 mins\t900', 'Hair Spa | ₹900 | 45 mins'],
    ['D-Tan 500 (30 min)', 'D-Tan | ₹500 | 30 mins'],
    ['Bridal makeup INR 1,20,000', 'Bridal makeup | ₹1,20,000'],
    ['Smoothening starts @ 3999', 'Smoothening | from ₹3,999'],
    ['Facial level 2 500', 'Facial level 2 | ₹500'],
    ['Keratin 3500+', 'Keratin | from ₹3,500'],
    ['Oxy bleach (Face,Neck and Half Back) \t400/-', 'Oxy bleach (Face,Neck and Half Back) | ₹400'],
    ['Nail art 80/nail', 'Nail art | ₹80 per nail'],
    ['Nail art Rs 80 each', 'Nail art | ₹80 each'],
    ['Wax 2,499*', 'Wax | ₹2,499*'],
    ['Hair extensions: on request', 'Hair extensions | price on request'],
    ['Manicure ............ 350', 'Manicure | ₹350'],
    ['₹300 Bleach', 'Bleach | ₹300'],
    ['Smoothening 1½ hrs 4000', 'Smoothening | ₹4,000 | 90 mins'],
    ['Facial 1h30 2200', 'Facial | ₹2,200 | 90 mins'],
    ['24K Gold Facial 2500', '24K Gold Facial | ₹2,500'],
    ['½ arms wax – Vitamin C™ 200', '½ arms wax – Vitamin C™ | ₹200'],
    ['"Cut ""Pixie""","1,300"', 'Cut "Pixie" | ₹1,300'],
    ['Global colour (2-3 hours) 4,500', 'Global colour | ₹4,500 | 120-180 mins'],
    ['Hair wash-150-30 mins', 'Hair wash | ₹150 | 30 mins'],
    ['O3+ facial, 24 carat gold 1500', 'O3+ facial, 24 carat gold | ₹1,500'],
    ['Bridal,15,000', 'Bridal | ₹15,000'],
    ['Keratin,3,500', 'Keratin | ₹3,500'],
  ])('%j is read with certainty: %s', (line, sure) => expect(read(line)).toEqual([sure]));

  it.each([
    '⦁\tBleach 300',
    '  - Bleach : 300',
    '✨ Bleach ✨ 300 💕',
    '*Bleach - 300*',
    'Bleach,"300"',
    '[12/11, 10:03] Priya: Bleach 300',
    '12/11/2025, 10:03 pm - +91 98765 43210: Bleach 300',
    'Bleach\u00a0300',
    '\u200fBl\u200beach\u2060 300\u200e',
    '\ufeffBleach ௩௦௦',
    'Bleach | 300',
  ])('%j is “Bleach” for ₹300', (line) => expect(read(line)).toEqual(['Bleach | ₹300']));

  it.each([
    ['1. Bleach 300\n2. Wax 200', 'Bleach | ₹300'],
    ['1️⃣ Bleach 300\n\n2️⃣ Wax 200', 'Bleach | ₹300'],
    ['3-Step Facial 1500\n4-Step Facial 2000', '3-Step Facial | ₹1,500'],
    ['7. Step Facial 1500\n3. Wax 200', 'Step Facial | ₹1,500 ? “7.” was read as a number of the list.'],
  ])('%j has list numbers only where they are consecutive', (lines, first) =>
    expect(read(lines)[0]).toBe(first),
  );

  it.each([
    ['Hair spa short 400 / long 600', 'Hair spa | ₹400 – ₹600', '“short 400 / long 600” was read as'],
    ['Haircut\t300\t500', 'Haircut | ₹300 – ₹500', '“300 500” was read as'],
    ['Haircut (M) 300 (W) 600', 'Haircut | ₹300 – ₹600', '“(M) 300 (W) 600” was read as a price'],
    ['Rebonding 3000-5000 by length', 'Rebonding by length | ₹3,000 – ₹5,000', '“by length” stands'],
    ['Party makeup 3.5k', 'Party makeup | ₹3,500', '“3.5k” was read as 3,500.'],
    ['Wax 400 (arms)', 'Wax (arms) | ₹400', '“(arms)” stands behind the price'],
    ['Hand wax\nRs 150', 'Hand wax | ₹150', 'The price stands in the line below.'],
    ['Facial 1 200', 'Facial | ₹1,200', '“1 200” was read as one number.'],
    ['Nails Rs 1500 + 18% GST', 'Nails + 18% GST | ₹1,500', '“+ 18% GST” stands behind the price'],
    ['Package 2025', 'Package | ₹2,025', '2025 can be a year too.'],
    ['Haircut,45,450', 'Haircut | ₹450 | 45 mins', '“45” was read as minutes.'],
    ['Haircut, women, 45-60, from 450', 'Haircut women | from ₹450 | 45-60 mins', '“45-60” was read as'],
    ['Bridal,12,500', 'Bridal | ₹12,500', '“12,500” was read as one number.'],
    ['Haircut,300,500', 'Haircut | ₹300 – ₹500', '“300 500” was read as'],
  ])('%j is a guess, and its note says so', (line, result, note) => {
    expect(read(line)[0]).toMatch(`${result} ? ${note}`);
  });

  it.each([
    ['Call 98765 43210 for booking', 'Looks like a phone number.'],
    ['Landline 044 2345 6789', 'Looks like a phone number.'],
    ['www.kadali.in/prices 2', 'Looks like an address on the internet.'],
    ['Closed Monday', 'Looks like opening times.'],
    ['Rates from 01-04-2025', 'Looks like a date or a time.'],
    ['12 Temple Road, Kochi 682016', 'Looks like an address or a number to call.'],
    ['RATE CARD 2025', 'Looks like the title of the list.'],
    ['Flat 20% off', 'Has a percentage, which is no price.'],
    ['Service\tDuration\tPrice (Rs.)', 'Looks like the head of a table.'],
    ['Facial (cleansing, massage and a mask of clay)', 'Has no price.'],
    ['We are 20 people who love hair', 'Has no price.'],
    ['450/-', 'Has no name beside it.'],
    ['═══════ 🌸 ═══════', 'Has no words.'],
    ['MRP 1500 offer 999', '“1500 offer 999” is more than one price.'],
    ['Manicure 300 / Pedicure 400', '“300 / Pedicure 400” is more than one price.'],
    ['Bleach 300 (₹250 for members)', '“300 (₹250 for members)” is more than one price.'],
    ['Haircut $20', 'Has an amount that is not in rupees.'],
    ['Consultation free', 'Is free, which a price can’t say.'],
    ['Massage 60 min/90 min 1500', 'Has more than one duration.'],
    ['Facial 1.200', '“1.200” is no price that can be read.'],
    ['Haircut 1.200,00', '“1.200,00” is no price that can be read.'],
    ['Facial 450.50', '“450.50” is no price that can be read.'],
    ['Bridal ₹20,000 - ₹15,000', 'The upper price must be more than the lower one.'],
    [`${'Very '.repeat(20)}long 500`, 'The name must be at most 100 characters long.'],
    [`${'Very '.repeat(90)}long 500`, 'Is too long for one service.'],
  ])('%j is not imported', (line, reason) => expect(read(line)).toEqual([`- ${reason}`]));
});

describe('a list', () => {
  it('of a chat', () => {
    const chat = `[12/11, 10:01] Priya: Hi, here our new rates 😊
[12/11, 10:03] Priya: *HAIR*
Hair cut women 450/-
Hair cut men
250/-
*Facials*
• Fruit 800
• Gold 1,200 onwards
[12/11, 10:04] Priya: <Media omitted>
[12/11, 10:05] Priya: Call 98765 43210`;
    expect(read(chat)).toEqual([
      '- Has no price, and no services below it.',
      '# HAIR',
      'Hair cut women | ₹450',
      'Hair cut men | ₹250 ? The price stands in the line below.',
      '# Facials',
      'Fruit | ₹800',
      'Gold | from ₹1,200',
      '- Has no price, and no services below it.',
      '- Looks like a phone number.',
    ]);
  });

  it('of a spreadsheet', () => {
    expect(
      read(
        'Sl.No\tService\tTime\tRate\r\n\tSkin\t\t\r\n1\tClean up\t30 min\t600\r\n2\tFacial\t1 hr\t"1,200"\r\n',
      ),
    ).toEqual([
      '- Looks like the head of a table.',
      '# Skin',
      'Clean up | ₹600 | 30 mins',
      'Facial | ₹1,200 | 60 mins',
    ]);
  });

  it.each([
    [',', 'Service,Minutes,Price\nHaircut,45,450\nFacial,60,"1,200"\nBleach,,300'],
    [',', 'No,Service,Price (Rs.),Time (mins)\n1,Haircut,450,45\n2,Facial,"1,200",60\n3,Bleach,300,'],
    [';', 'Service;Duration;Rate\nHaircut;45;450\nFacial;60;1200\nBleach;;300'],
  ])('of a table with minutes without their unit, with %j between cells: its head says so', (_, table) => {
    expect(read(table)).toEqual([
      '- Looks like the head of a table.',
      'Haircut | ₹450 | 45 mins',
      'Facial | ₹1,200 | 60 mins',
      'Bleach | ₹300',
    ]);
  });

  it('in Tamil, and in a mixture', () => {
    expect(
      read(`முடி:
ஹேர் கட் – ரூ.௪௫௦
ஹேர் ஸ்பா 900 ரூபாய் முதல் (45 நிமிடம்)

Facial / ഫേഷ്യൽ
ഗോൾഡ് ഫേഷ്യൽ 1,200 രൂപ
गोल्ड Facial ₹1,500 से
Bleach ब्लीच ३०० रुपये`),
    ).toEqual([
      '# முடி',
      'ஹேர் கட் | ₹450',
      'ஹேர் ஸ்பா | from ₹900 | 45 mins',
      '# Facial / ഫേഷ്യൽ',
      'ഗോൾഡ് ഫേഷ്യൽ | ₹1,200',
      'गोल्ड Facial | from ₹1,500',
      'Bleach ब्लीच | ₹300',
    ]);
  });

  it('of 2,000 lines of any kind loses none, in linear time', () => {
    const kinds = [
      (n: number) => `Service ${n} - ${n + 100}/-`,
      () => 'Heading',
      () => `${' '.repeat(150)}x${'('.repeat(140)}`,
      () => `${'1,'.repeat(140)}`,
      () => `${'✔★🌸'.repeat(70)}a${'✔★🌸'.repeat(70)}`.slice(0, 298),
      () => `${'Rs.'.repeat(60)}s.no.${'men '.repeat(20)}x`,
      () => `${'1-'.repeat(70)}${'1 hr '.repeat(30)}`,
      () => 'உ'.repeat(100_000).slice(0, 280),
      () => '\u0000\ud800 450',
    ];
    const lines = Array.from({ length: 2_000 }, (_, n) => kinds[n % kinds.length]?.(n) ?? '');
    const started = process.threadCpuUsage();
    const result = readPriceList(lines.join('\n'));
    // A tenth of it is usual; a pattern that goes back and forth takes minutes.
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(1_500);
    expect(result.flatMap(({ raw }) => raw.split('\n'))).toEqual(lines);
  });
});
