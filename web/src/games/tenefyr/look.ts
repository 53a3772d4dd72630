import type { Look } from '../game';

export const look: Look = { frame: 'gold', scene: 'arch', layouts: { reward: 'options' }, statEntries: {} };
