<?php
/**
 * Plugin Name: Servery
 * Description: Your restaurant's menu, cart and checkout on any page, or a button that opens them over it: blocks and shortcodes for a Servery shop.
 * Version: 1.0.0
 * Requires at least: 6.5
 * Requires PHP: 7.4
 * Author: The Servery contributors
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: servery
 * Domain Path: /languages
 * Update URI: false
 *
 * `Update URI: false` keeps WordPress from replacing this folder by another plug-in that the directory has under its name.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

define( 'SERVERY_VERSION', '1.0.0' );

require_once __DIR__ . '/includes/attributes.php';
require_once __DIR__ . '/includes/written.php';
require_once __DIR__ . '/includes/shop.php';
require_once __DIR__ . '/includes/button.php';
require_once __DIR__ . '/includes/script.php';
require_once __DIR__ . '/includes/settings.php';

/**
 * Makes the blocks and the shortcodes known.
 */
function servery_init() {
	// WordPress 6.5 and 6.6 don't find a plug-in's own translations by themselves.
	load_plugin_textdomain( 'servery', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' );
	wp_register_script( 'servery-editor', plugins_url( 'blocks/editor.js', __FILE__ ), $needs, SERVERY_VERSION, true );
	wp_set_script_translations( 'servery-editor', 'servery', __DIR__ . '/languages' );
	register_block_type( __DIR__ . '/blocks/shop', array( 'render_callback' => 'servery_render_shop_block' ) );
	register_block_type( __DIR__ . '/blocks/button', array( 'render_callback' => 'servery_render_button_block' ) );
	add_shortcode( 'servery', 'servery_render_shop_shortcode' );
	add_shortcode( 'servery_button', 'servery_render_button_shortcode' );
}
add_action( 'init', 'servery_init' );
