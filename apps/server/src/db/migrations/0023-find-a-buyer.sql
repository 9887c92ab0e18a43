-- concurrently
-- What finds a person's payments and purchases when the account is deleted or its data is asked for.
create index concurrently payments_reference on payments (client_reference) where client_reference is not null;
create index concurrently pending_purchases_user on pending_purchases (user_id);
