-- People delete their own simulations: nothing else points at them.
grant delete on simulacao to vetlume_inquilino;
