#!/bin/sh
# Amazon S3, behind CloudFront: "Compress objects automatically", the cache policy CachingOptimized and the response
# headers policy SimpleCORS. New chunks are uploaded before the entry that names them. Nothing is deleted, because open
# pages still request old files. If dist has prerendered pages, the distribution also needs the function in
# widget-demo/docs/prerendering.md.
# If cards are typed in the frame (cardFrame), give /card.html a behaviour of its own, with a response headers policy that
# adds to SimpleCORS:
#   X-Content-Type-Options: nosniff
#   Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src https://api.example.com; base-uri 'none'; form-action 'none'; frame-ancestors *
#   Referrer-Policy: no-referrer
#   Cross-Origin-Embedder-Policy: require-corp
#   Cross-Origin-Resource-Policy: cross-origin
set -eu
bucket="s3://$1"
for_ever="public, max-age=31536000, immutable"
until_the_next_visit="public, max-age=60, stale-while-revalidate=86400"
for_minutes="public, max-age=60, stale-while-revalidate=600"
aws s3 sync dist "$bucket" --exclude "*" --include "chunks/*" --include "[0-9]*/*" --include "*/menu-*.css" --cache-control "$for_ever"
aws s3 sync dist "$bucket" --exclude "*" --include "menus/*" --cache-control "$for_minutes"
aws s3 sync dist "$bucket" --exclude "*" --include "*.html" --cache-control "no-cache"
aws s3 sync dist "$bucket" --exclude "chunks/*" --exclude "[0-9]*/*" --exclude "*/menu-*.css" --exclude "menus/*" --exclude "*.html" --cache-control "$until_the_next_visit"
