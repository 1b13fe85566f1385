<?php
/**
 * The shop's script, on the pages that show a shop or an order button and on no others.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Has this page load the shop's script.
 */
function servery_enqueue() {
	// Without a version in the address: `?ver=` would be another file to browsers, and to a pinned script's caches.
	wp_enqueue_script_module( 'servery', servery_settings()['script'], array(), null );
}

/**
 * Has this page load the script, and reserve the shop's space until it runs.
 */
function servery_enqueue_shop() {
	servery_enqueue();
	if ( ! wp_style_is( 'servery', 'registered' ) ) {
		wp_register_style( 'servery', false, array(), SERVERY_VERSION );
		wp_add_inline_style( 'servery', 'servery-storefront:not(:defined){display:block;min-height:100vh}' );
	}
	wp_enqueue_style( 'servery' );
}

/**
 * Whether the page has a shop: one that is drawn already, or one that its text will draw.
 *
 * @return bool
 */
function servery_has_shop() {
	$post = is_singular() ? get_queried_object() : null;
	return wp_style_is( 'servery', 'enqueued' )
		|| ( $post && ( has_block( 'servery/shop', $post ) || has_shortcode( $post->post_content, 'servery' ) ) );
}

/**
 * Looks for a shop before the page begins. A classic theme writes the head before it draws the page.
 */
function servery_look_ahead() {
	if ( '' !== servery_settings()['script'] && servery_has_shop() ) {
		servery_enqueue_shop();
	}
}
add_action( 'wp_enqueue_scripts', 'servery_look_ahead' );

/**
 * Asks the usual optimisers to leave the script alone, and pins it if the settings have its hash. Rocket Loader wants its
 * attribute before `src`.
 *
 * @param array<string, string|bool> $attributes The script tag's attributes.
 * @return array<string, string|bool>
 */
function servery_script_attributes( $attributes ) {
	if ( ! isset( $attributes['id'] ) || 'servery-js-module' !== $attributes['id'] ) {
		return $attributes;
	}
	$ours      = array(
		'data-cfasync'       => 'false',
		'data-nowprocket'    => '1',
		'data-no-optimize'   => '1',
		'data-no-defer'      => '1',
		'data-jetpack-boost' => 'ignore',
		'crossorigin'        => 'anonymous',
	);
	$integrity = servery_settings()['integrity'];
	if ( '' !== $integrity ) {
		$ours['integrity'] = $integrity;
	}
	return array_merge( $ours, $attributes );
}
add_filter( 'wp_script_attributes', 'servery_script_attributes' );

/**
 * Opens the connection to the menu while the script is on its way. A button reads no menu before it is pressed.
 *
 * @param array<int, string|array<string, string>> $urls     The addresses so far.
 * @param string                                   $relation What the browser is to do with them.
 * @return array<int, string|array<string, string>>
 */
function servery_resource_hints( $urls, $relation ) {
	if ( 'preconnect' === $relation && wp_style_is( 'servery', 'enqueued' ) ) {
		$urls[] = array(
			'href'        => 'https://firestore.googleapis.com',
			'crossorigin' => 'anonymous',
		);
	}
	return $urls;
}
add_filter( 'wp_resource_hints', 'servery_resource_hints', 10, 2 );
