/** Which e-mail addresses lead to one mailbox. */
import { describe, expect, it } from 'vitest'
import { mailboxKey } from '../../../domain/account/mailbox.ts'

describe('the key of a mailbox', () => {
  it.each([
    ['maria.papa@gmail.com', ['MariaPapa@gmail.com', 'm.a.r.i.a.papa+site@googlemail.com', 'mariapapa+a+b@GMAIL.com']],
    ['maria@outlook.com', ['maria+a@outlook.com', 'MARIA+b@Outlook.com']],
    ['maria@hotmail.gr', ['maria+a@hotmail.gr']],
    ['maria@live.co.uk', ['maria+a@live.co.uk']],
    ['maria@outlook.com.gr', ['maria+a@outlook.com.gr']],
    ['maria@yandex.ru', ['maria+a@yandex.com', 'maria+b@ya.ru']],
    ['maria@zohomail.eu', ['maria+a@zohomail.eu']],
    ['maria@icloud.com', ['maria+a@icloud.com', 'maria@me.com', 'maria+b@mac.com']],
    ['maria@fastmail.com', ['maria+a@fastmail.com', 'anything@maria.fastmail.com']],
    ['maria.papa@proton.me', ['mariapapa+a@protonmail.com', 'maria_papa@pm.me', 'maria-papa@protonmail.ch']],
    ['maria@leaf.example', ['MARIA@Leaf.example']],
  ])('is the same for %s and %j', (email, others) => {
    for (const other of others) expect(mailboxKey(other), other).toBe(mailboxKey(email))
  })

  it.each([
    ['maria@leaf.example', 'maria+a@leaf.example'],
    ['maria@leaf.example', 'ma.ria@leaf.example'],
    ['maria.papa@outlook.com', 'mariapapa@outlook.com'],
    ['maria@outlook.com', 'maria@hotmail.com'],
    ['maria@fastmail.com', 'maria@fastmail.fm'],
    ['maria@gmail.com', 'maria@gmail.com.leaf.example'],
    ['maria@gmail.com', 'maria@notgmail.com'],
    ['+a@gmail.com', '+b@gmail.com'],
  ])('differs for %s and %s', (email, other) => expect(mailboxKey(other)).not.toBe(mailboxKey(email)))
})
