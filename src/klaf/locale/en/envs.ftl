# Research environments.
bad-buffer = The buffer “{ $name }” must be a writable C-ordered array of shape { $shape } and type { $kind }.
bad-move-undealt = Nothing has been dealt yet: call reset first.
bad-render-mode = render_mode cannot be “{ $value }”. It can be: { $known }, or None.
