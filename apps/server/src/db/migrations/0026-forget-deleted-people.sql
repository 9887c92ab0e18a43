-- Accounts that were deleted before deletions reached payments and referrals. The books know their numbers; `users` does
-- not any more.
update payments set user_id = null, client_reference = null
where user_id is not null and not exists (select from users where users.id = payments.user_id);
update payments set client_reference = null
from credit_accounts as account
where account.user_id::text = payments.client_reference
  and not exists (select from users where users.id = account.user_id);
delete from pending_purchases
where not exists (select from users where users.id = pending_purchases.user_id);
-- Ids that mean nobody: how many friends the other side brought stays true.
update referrals set referrer_user_id = gen_random_uuid()
where not exists (select from users where users.id = referrals.referrer_user_id);
update referrals set referred_user_id = gen_random_uuid()
where not exists (select from users where users.id = referrals.referred_user_id);
