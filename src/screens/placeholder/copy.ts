import type { Service } from '#src/domain/price-guide.ts';
import { PRODUCT_NAME } from '#src/domain/product.ts';
import type { PageMetaCopy } from '../PageMeta.tsx';

export const placeholderCopy = {
  about: {
    meta: {
      title: 'About',
      description: `${PRODUCT_NAME} brings together people who need a hand at home and students who live around the corner. One account does both.`,
    } satisfies PageMetaCopy,
    title: `${PRODUCT_NAME} is about help from nearby`,
    text: 'We bring together people who need a hand at home and students who live around the corner. One account does both: get help today, earn money tomorrow.',
    contact: 'Contact us',
    sides: {
      client: {
        title: 'You need a hand',
        text: 'Say what it is and what you want to pay. Students nearby message you, and you choose one.',
        action: 'Post a task',
      },
      worker: {
        title: 'You have a few hours',
        text: 'Pick tasks that fit between classes, agree on a price, and earn money on your own street.',
        action: 'Find tasks nearby',
      },
    },
  },
  services: {
    meta: {
      title: 'Services',
      description:
        'Assembly, moving, repairs, yard work, and more: what local students can do for you at home, and where prices start.',
    } satisfies PageMetaCopy,
    title: 'Help for your home, by students next door',
    text: 'Six popular jobs, each with the price it starts at. You agree on the final price with your student.',
    listLabel: 'Services',
    from: (price: number) => `From $${price}`,
    items: {
      'Furniture assembly':
        'Beds, desks, shelves, and wardrobes, from a flat box to a finished piece.',
      'TV mounting': 'On drywall, brick, or concrete: level, and with the cables out of sight.',
      'Moving help': 'Packing, carrying, and loading, up or down as many stairs as it takes.',
      Plumbing: 'Leaking faucets, slow drains, and toilets that keep running.',
      'Electrical work': 'Light fixtures, ceiling fans, outlets, and switches.',
      'Yard work': 'Mowing, weeding, raking, and hedges that got out of hand.',
    } satisfies Record<Service, string>,
    other: {
      title: 'Something else on your list?',
      text: 'Students also clean, paint, and repair. Post any task, and see who can do it.',
      post: 'Post a task',
      contact: 'Ask about a service',
    },
  },
} as const;
