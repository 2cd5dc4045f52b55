import type { Service } from '#src/domain/price-guide.ts';

/** The claims and prices are those of product.md §1, §9. */
export const landingCopy = {
  hero: {
    title: 'Home tasks, done by students next door',
    text: 'A bed that needs building, boxes that need carrying, a lawn that got away from you. Say what it is, and a local student takes care of it.',
    search: {
      label: 'What do you need help with?',
      placeholder: 'Mount a TV on a brick wall',
      submit: 'Post your task',
    },
    claims: ['An average of 2 minutes to book', 'Background-checked students'],
    scene: 'Neighbors helping out on a street of small houses',
  },
  categories: {
    title: 'Pick something off your list',
    items: {
      assembly: 'Furniture assembly',
      mounting: 'TV mounting',
      moving: 'Moving help',
      cleaning: 'Cleaning',
      repairs: 'Repairs',
      plumbing: 'Plumbing',
      electrical: 'Electrical work',
      yard: 'Yard work',
      painting: 'Painting',
    },
  },
  featured: {
    eyebrow: 'Featured service',
    title: 'Furniture assembly without the leftover screws',
    text: 'A big box, a bag of screws, and one tiny wrench. A student who has furnished a dorm room or two takes it from there.',
    points: [
      'Beds, desks, shelves, and wardrobes',
      'Old furniture taken apart, too',
      'A price you agree on before work starts',
    ],
    post: 'Book furniture assembly',
    from: 'from',
    scene: 'A nearly finished wardrobe',
  },
  impact: {
    title: 'Nearhand in numbers',
    time: { figure: '2 minutes', text: 'to book help, on average' },
    kinds: { text: 'kinds of home tasks, from assembly to painting' },
    price: { text: 'is where prices start' },
    account: { figure: '1', text: 'account to get help and earn money' },
  },
  projects: {
    title: 'Popular projects',
    text: 'These are starting prices. You agree on the final price with your student.',
    from: (price: number) => `From $${price}`,
    items: {
      'TV mounting': 'Mount a TV',
      'Furniture assembly': 'Build a shelf',
      Plumbing: 'Fix a leaking faucet',
      'Electrical work': 'Install a light fixture',
      'Yard work': 'Mow the lawn',
      'Moving help': 'Carry moving boxes',
    } satisfies Record<Service, string>,
  },
  testimonials: {
    title: 'What neighbors say',
    carousel: 'Stories from neighbors',
    text: 'A finished room, an empty truck, a lawn to sit on.',
    note: 'Example stories with made-up names.',
    stories: [
      {
        quote: 'Two shelves and a wardrobe in one afternoon. All I had to do was make the coffee.',
        name: 'Maya',
        service: 'Furniture assembly',
      },
      {
        quote:
          'Third floor, no elevator, one piano. I expected a disaster and got two cheerful students and a piano that is still in tune.',
        name: 'Jonas',
        service: 'Moving help',
      },
      {
        quote: 'I put off the garden for two years. By Saturday evening we had a lawn to sit on.',
        name: 'Priya',
        service: 'Yard work',
      },
      {
        quote:
          'Knowing that my payment was protected until the job was done made it easy to try. The faucet has been quiet ever since.',
        name: 'Tom',
        service: 'Plumbing',
      },
    ],
  },
  guarantees: {
    title: 'You can rest easy',
    text: 'Letting someone into your home takes trust. We start with three promises.',
    items: {
      students: {
        title: 'Background-checked students',
        text: 'Every student passes a background check before they take on a task.',
      },
      money: {
        title: 'Money-back satisfaction guarantee',
        text: "If you aren't happy with the work, you get your money back.",
      },
      payment: {
        title: 'Payment protected until the job is done',
        text: 'Your payment is released only when the work is finished.',
      },
    },
  },
  steps: {
    title: 'How it works',
    text: 'From “someone should do that” to done, in three steps.',
    items: {
      describe: {
        title: 'Say what you need',
        text: 'Describe your task, name a price, and pick a date.',
      },
      choose: {
        title: 'Choose your student',
        text: 'Students nearby message you. Talk it over, and send an offer to the one you like.',
      },
      done: {
        title: 'Check it off your list',
        text: 'Your student does the work. Once the job is done, the payment is released, and you review each other.',
      },
    },
  },
  today: {
    title: 'Get help today',
    text: 'Students nearby see your task as soon as you post it.',
    post: 'Post a task',
    earn: 'Earn money as a student',
  },
} as const;
