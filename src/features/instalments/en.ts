import { city } from '../../content/en/city.ts'
import { termsAgreed } from '../../content/prices/lender.ts'
import { titled } from '../../content/titled.ts'
import type { InstalmentsWords } from './ro.ts'

export const words = {
  meta: {
    title: titled('Paying in instalments with TBI Bank'),
    description:
      'Work out the monthly instalment, APR and total cost of a TBI Bank loan for treatment, subject to approval. With a full example.',
    keywords: [
      'dental treatment instalments',
      'TBI Bank loan',
      `dental finance ${city}`,
      'APR calculator',
      'implant instalments',
    ],
  },
  title: 'Paying in instalments',
  lead: 'You can pay for treatment in instalments, through a loan. Here you see what it costs altogether before you sign anything.',
  lender:
    'The loan is granted by {lender}, subject to approval. The clinic grants no loans and does not decide on approval.',
  approval: 'subject to approval',
  estimate: 'estimate',
  estimateNote:
    'The sums are an estimate made with the values in the calculator. What counts is the bank’s written offer.',
  warning: 'Caution! Borrowing money costs money.',
  months: { one: '{count} month', other: '{count} months' },
  calculator: {
    title: 'Instalment calculator',
    lead: 'Change the values to match the offer you were given. We send nothing to the bank.',
    fields: {
      price: {
        label: 'Price of the treatment',
        hint: 'In lei, the price if you pay in full.',
        unit: 'lei',
      },
      deposit: { label: 'Deposit', hint: 'In lei, the sum paid at the start. It can be zero.', unit: 'lei' },
      months: { label: 'Duration', hint: 'The number of monthly instalments.', unit: 'months' },
      rate: { label: 'Annual interest rate', hint: 'In per cent, the fixed rate in your offer.', unit: '%' },
      fee: { label: 'Fee at signing', hint: 'In lei, paid once, when you sign.', unit: 'lei' },
      insurance: {
        label: 'Insurance each month',
        hint: 'In lei, only if it is compulsory. Otherwise write zero.',
        unit: 'lei',
      },
    },
    terms: `${termsAgreed ? 'The bank’s terms' : 'Starting values'}: interest {rate}, fee {fee}, insurance {insurance} a month`,
    submit: 'Calculate',
    reset: 'Go back to the starting values',
    share: 'Copy the link to this calculation',
    shared: 'The link has been copied.',
    summary: 'Check the values',
    errors: {
      required: 'Fill in “{field}”.',
      number: '“{field}”: write a number, for example 1,200 or 12.5.',
      whole: '“{field}”: write a whole number, without decimals.',
      min: '“{field}”: the lowest value is {min}.',
      max: '“{field}”: the highest value is {max}.',
      depositOverPrice: 'The deposit must be less than the price of the treatment.',
      feeOverCredit: 'The fee must be less than the sum you borrow.',
    },
  },
  results: {
    title: 'The result',
    instalment: 'Monthly instalment',
    lastInstalment: 'Last instalment',
    dae: 'APR (annual percentage rate, DAE in Romanian)',
    rate: 'Annual interest rate, fixed',
    cashPrice: 'Cash price',
    deposit: 'Deposit',
    credit: 'Total amount of credit',
    duration: 'Duration',
    interest: 'Interest in total',
    fee: 'Fee at signing',
    insurance: 'Insurance in total',
    totalCost: 'Total cost of the credit',
    totalPayable: 'Total amount payable',
    updated: 'Monthly instalment: {instalment}. APR: {dae}.',
    missing: 'Correct the values in the calculator to see the result.',
  },
  schedule: {
    title: 'Payment schedule',
    summary: { one: 'Show the schedule over {count} month', other: 'Show the schedule over {count} months' },
    columns: {
      number: 'No.',
      instalment: 'Instalment',
      principal: 'Principal',
      interest: 'Interest',
      insurance: 'Insurance',
      payment: 'To pay',
      balance: 'Left to repay',
    },
    start: 'At signing',
    total: 'Total',
  },
  monthly: {
    line: 'or {amount} a month for {months}',
    through: ', through a TBI Bank loan, subject to approval.',
    lender: 'The monthly payments are those of a TBI Bank loan, subject to approval.',
    about: 'about {amount}',
    from: 'from about {amount}',
    more: 'See every payment',
  },
  example: {
    title: termsAgreed ? 'Representative example' : 'Worked example, with values chosen by the clinic',
    text: 'For a treatment with a cash price of {price} and a deposit of {deposit}, the total amount of credit is {credit} over {months}, at a fixed interest rate of {rate} a year, with a fee of {fee} at signing and insurance of {insurance} a month. The monthly instalment is {instalment} and the last one {last}. APR: {dae}. Total cost of the credit: {cost}. Total amount payable: {total}.',
  },
  trap: {
    title: 'Why the APR matters',
    offer:
      'A treatment costs {price} paid in full, or {months} instalments of {payment}. No interest and no fee is mentioned, so it looks like credit without a cost. But {months} × {payment} is {total}: {difference} more.',
    cost: 'That {difference} is the cost of the credit, whatever it is called. It looks like a tenth of the price, yet you do not owe {price} all year: each month you give some back. Measured against the sum you actually owe, the credit has an APR of {dae}.',
    advice:
      'The APR adds up interest, fees and compulsory insurance and takes account of the day of every payment. So when you choose between two loans of the same length, look at the APR and at the total amount payable.',
  },
  how: {
    title: 'How it works',
    items: [
      {
        title: 'Your treatment plan',
        text: 'At the free consultation you get the written plan with the cash price. X-rays are not included.',
      },
      {
        title: 'The application',
        text: 'You apply for the loan to TBI Bank, from home or at our reception. You are under no obligation to sign; the bank may consult the Romanian credit bureau.',
      },
      {
        title: 'The bank’s answer',
        text: 'The bank checks your income and other loans, then approves or declines. The clinic does not receive this data.',
      },
      {
        title: 'Read the offer',
        text: 'You receive the European standard form. Check the APR, the total cost and what happens if you are late.',
      },
      {
        title: 'You sign and we start',
        text: 'After signing, the bank pays the clinic and you pay your instalments to the bank.',
      },
    ],
  },
  documents: {
    title: 'Papers to prepare',
    lead: 'The bank sets the final list. It usually asks for:',
    items: [
      'A valid identity document; foreign citizens may also need their residence permit.',
      'Your agreement to an income check, or proof of income: a certificate, payslip or pension slip.',
      'A phone number and an email address of your own.',
      'The treatment plan with its price, from the clinic.',
    ],
  },
  questions: {
    title: 'Questions about instalments',
    items: [
      {
        question: 'Is the price higher if I pay in instalments?',
        answer:
          'No. The clinic charges the same price however you pay. Interest, fee and insurance are the cost of the credit and are shown apart.',
      },
      {
        question: 'What if the bank declines my application?',
        answer:
          'You can pay stage by stage as the treatment goes on, or put off what is not urgent. Your plan shows what can wait.',
      },
      {
        question: 'Can I change my mind after signing?',
        answer:
          'Yes, the law gives you 14 calendar days to withdraw from the credit agreement without saying why. You repay the sum you drew and the interest for the days that have passed.',
      },
      {
        question: 'Can I repay sooner?',
        answer:
          'Yes, at any time, in full or in part, and the cost of the credit goes down. The bank may ask for compensation within the limits of the law: see your contract.',
      },
      {
        question: 'What if I am late with an instalment?',
        answer:
          'The bank may charge penalty interest and may report the delay to the Romanian credit bureau. If you see that you will not be able to pay, talk to the bank early.',
      },
      {
        question: 'What if the treatment stops or changes?',
        answer:
          'You pay only for the stages already done, at the prices in your plan. Money for stages that were not started is returned within 14 days, to the bank or to you, as the contract says. The loan does not end by itself: ask the bank about early repayment.',
      },
      {
        question: 'Which interest rate does the calculator use?',
        answer: termsAgreed
          ? 'The one in the clinic’s agreement with the bank. It is still an estimate: what counts is the rate in the bank’s offer to you.'
          : 'One chosen by the clinic merely as a starting point, which is why it says “estimate”. Replace it with the rate in the bank’s offer to you.',
      },
    ],
  },
  book: {
    title: 'Start with the plan, not with the loan',
    text: 'At the free consultation you learn what is needed, what can wait and what each stage costs.',
    action: 'Request an appointment',
  },
} satisfies InstalmentsWords
