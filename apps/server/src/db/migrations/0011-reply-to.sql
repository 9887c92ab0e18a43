-- Whom an answer to a message goes to, where that is not us: a person who wrote to the support. Like the
-- rest of a message it is emptied when it was sent, and found when that person deletes their account.
alter table outbox_emails add column reply_to text;
create index outbox_emails_reply_to on outbox_emails (reply_to) where reply_to is not null;
