import type { ConsentWords } from './ro.ts'

export const words = {
  banner: {
    label: 'Cookie choice',
    title: 'You choose what we keep',
    text: 'If you accept, we measure visits and keep pages on your device.',
    policy: 'About cookies',
    necessary: 'Only necessary',
    customise: 'Customise',
    accept: 'Accept all',
  },
  preferences: {
    title: 'Cookie preferences',
    lead: 'You can change your mind at any time, at the foot of every page.',
    close: 'Close without saving',
    alwaysActive: 'Always active',
    cancel: 'Cancel',
    save: 'Save preferences',
    categories: {
      essential: {
        title: 'Essential',
        text: 'They remember your choice and its proof. Without them we would not know what you decided, so they cannot be switched off.',
      },
      analytics: {
        title: 'Analytics',
        text: 'They count the pages read, the sites people come from and presses on the phone number, and measure how quickly pages load. The data stays on our own site and does not say who you are.',
      },
      marketing: {
        title: 'Marketing',
        text: 'They would show us whether one of our advertisements led to a visit. At present we use no such service, so nothing more is loaded.',
      },
      functional: {
        title: 'Functional',
        text: 'They keep copies of our pages on this device (contact, prices, the last ones you read), so that you can open them without a connection.',
      },
    },
    current: {
      heading: 'Your choice',
      choice: 'Saved on {date}, version {version}, code {id}.',
      none: 'You have not made a choice yet.',
      download: 'Download your choice (JSON)',
    },
    saved: 'Your preferences have been saved.',
    withdrawn: 'Consent has been withdrawn.',
    failed: 'The settings could not be loaded. Check your connection and reload the page.',
  },
  /** In place of the same texts, where Google’s tag is used. */
  withGoogle: {
    banner:
      'If you accept all, we measure visits, keep pages on your device and, with Google, see which advertisements bring visits.',
    analytics:
      'They count the pages read, the sites people come from and presses on the phone number, and measure how quickly pages load. The data reaches us and, through the Google tag, Google, which tells visitors apart by its cookies.',
    marketing:
      'They show us, through the Google tag, whether one of our advertisements led to a visit. Google then receives the page you read and the data in its cookies.',
  },
} satisfies ConsentWords
