import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { type Draft, deleteDraft, readDraft, saveDraft } from './drafts';
import { emptyValues } from './postValues';

const draft: Draft = {
  values: { ...emptyValues, title: 'Oil before the wash', image: 'data:image/png;base64,AAAA' },
  etag: '"1"',
  savedAt: '2026-11-20T06:00:00.000Z',
};

afterEach(() => localStorage.clear());

describe('drafts', () => {
  it('are kept per post', () => {
    saveDraft(localStorage, 'oil', draft);
    expect(readDraft(localStorage, 'oil')).toEqual(draft);
    expect(readDraft(localStorage, null)).toBeNull();
    deleteDraft(localStorage, 'oil');
    expect(readDraft(localStorage, 'oil')).toBeNull();
  });

  it('lose rather the picture than the text when storage is full', () => {
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.includes('base64')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    saveDraft(localStorage, null, draft);
    expect(readDraft(localStorage, null)).toEqual({
      ...draft,
      values: { ...draft.values, image: null },
      pictureMissing: true,
    });
  });

  it.each(['{"values":', '{"savedAt":"2026"}', 'null'])(
    'that can not be read count as none: %s',
    (stored) => {
      localStorage.setItem('adminDraft:new', stored);
      expect(readDraft(localStorage, null)).toBeNull();
    },
  );
});
