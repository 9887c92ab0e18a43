-- The rules for which addresses are one mailbox grow, and a person keeps the key that their bonuses were
-- given under. So the mailbox has a key of its own, by the rules of today, to find that person again.
-- Null for accounts of before, until `accounts/name-mailboxes` has seen them, and for deleted ones.
alter table credit_accounts add column mailbox_key text;
create index credit_accounts_mailbox on credit_accounts (mailbox_key);
create index credit_accounts_person on credit_accounts (person_key);
