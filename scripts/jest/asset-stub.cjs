/** Stands for a stylesheet or a picture: tests look at what a person reads, not at files. */
module.exports = 'asset-stub';
