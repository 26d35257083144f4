import { readInShort } from '../testing/readInShort.ts';

// Lists that salons have put online, and amounts and times that others' software misread, in their shortest form; and what is read.
it.each([
  [
    'seemabharambe/salonspa',
    'BLEACH\nFull Body Bleach\t1800/-\nOxy Bleach (Face,Neck and Half Back) \t400/-',
    ['# BLEACH', 'Full Body Bleach | ₹1,800', 'Oxy Bleach (Face,Neck and Half Back) | ₹400'],
  ],
  [
    'vatsshivani/drybar',
    'Service Name\tPrice\nHAIR WASH (WITHOUT CONDITIONING)\t100-/ ONWARDS\nHair Shampoo – GK\t200/-',
    [
      '- Looks like the head of a table.',
      'HAIR WASH (WITHOUT CONDITIONING) | from ₹100',
      'Hair Shampoo – GK | ₹200',
    ],
  ],
  [
    'Prat55/project_makeover',
    'Wax-Honey\nHand Wax\nRs 150\nUnderarms\nRs 50',
    [
      '# Wax-Honey',
      'Hand Wax | ₹150 ? The price stands in the line below.',
      'Underarms | ₹50 ? The price stands in the line below.',
    ],
  ],
  [
    'Pavani23Wasana/SalonProject',
    'Manicure & Pedicure\nChildrens Manicure (Age 10 and under)\tRs. 1500\nClassic Manicure\tRs. 2200',
    ['# Manicure & Pedicure', 'Childrens Manicure (Age 10 and under) | ₹1,500', 'Classic Manicure | ₹2,200'],
  ],
  [
    'AngelicGU4RDI4N/travellindan.dev',
    '60 min Swedish Massage - $85\n15 Min Chair Massage - $35',
    ['- Has an amount that is not in rupees.', '- Has an amount that is not in rupees.'],
  ],
  [
    'michealseng/nayaspabatam2',
    'Body Mask\n30 min | Rp.120k',
    ['- Has no price, and no services below it.', '- Has an amount that is not in rupees.'],
  ],
  [
    'deadlocker8/BudgetMaster#731',
    'Facial;1.355,90\nFacial;1.355,90€',
    ['- “1.355,90” is no price that can be read.', '- Has an amount that is not in rupees.'],
  ],
  [
    'firefly-iii/firefly-iii#4106',
    "\ufeffHaircut;4.711,00\nWax;1'000\nBleach;10,00",
    [
      'Haircut | ₹4,711 ? “4.711,00” was read as ₹4,711.',
      "- “1'000” is no price that can be read.",
      '- “10,00” is no price that can be read.',
    ],
  ],
  ['actualbudget/actual#2143', 'Haircut;1.000', ['- “1.000” is no price that can be read.']],
  ['scrapinghub/price-parser#46', 'Haircut 3.350', ['- “3.350” is no price that can be read.']],
  ['caiogondim/parse-price.js#4', 'Bridal 1.234.123', ['- “1.234.123” is no price that can be read.']],
  ['vandenbroucke/monefy-web#6', 'Bridal 7 000', ['Bridal | ₹7,000 ? “7 000” was read as one number.']],
  ['JavaMoney/jsr354-ri#193', 'Bridal 14 000,12', ['- “14 000,12” is no price that can be read.']],
  [
    'harung1993/dollardollar#55',
    'Treatment;Time;Price\nHaircut;45;450\nFacial;60;"1,200"',
    ['- Looks like the head of a table.', 'Haircut | ₹450 | 45 mins', 'Facial | ₹1,200 | 60 mins'],
  ],
  [
    'dbeaver/dbeaver#41361',
    'Haircut,"450"\n"Hair spa\nwith steam","1,200"\nWax,300',
    ['Haircut | ₹450', 'Hair spa with steam | ₹1,200', 'Wax | ₹300'],
  ],
  [
    'highcharts/highcharts#25193',
    'Name,Price\nHaircut,"450\n(women)"\nWax,300',
    [
      '- Looks like the head of a table.',
      'Haircut (women) | ₹450 ? “(women)” stands behind the price and was added to the name.',
      'Wax | ₹300',
    ],
  ],
  ['quickwit-oss/quickwit#857', 'Facial 1h30 2200', ['Facial | ₹2,200 | 90 mins']],
  ['domchristie/juration#5', 'Facial 1:30 hrs 2200', ['Facial | ₹2,200 | 90 mins']],
  [
    'nielstron/quantulum3#20',
    '24K Gold Facial 2500\nBridal 15K\nParty 1.5 lakh',
    ['24K Gold Facial | ₹2,500', 'Bridal | ₹15,000 ? “15K” was read as 15,000.', '- Has no price.'],
  ],
  [
    'WordPress/gutenberg#20770',
    '• Haircut 450\n⦁\tWax 300\n\uf0b7 Bleach 200',
    ['Haircut | ₹450', 'Wax | ₹300', 'Bleach | ₹200'],
  ],
])('as in %s', (_, list, read) => expect(readInShort(list)).toEqual(read));
