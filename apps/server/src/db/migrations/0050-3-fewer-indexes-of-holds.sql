-- `credit_holds_in_use` finds what these found, and servers of the last version find it by the key.
drop index credit_holds_purpose;
drop index credit_holds_open_by_user;
