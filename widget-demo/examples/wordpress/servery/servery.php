<?php
/**
 * Plugin Name: Servery
 * Description: Your restaurant's menu, cart and checkout on any page: a block and a shortcode for a Servery shop.
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
require_once __DIR__ . '/includes/shop.php';
require_once __DIR__ . '/includes/script.php';
require_once __DIR__ . '/includes/settings.php';

/**
 * Makes the block and the shortcode known.
 */
function servery_init() {
	// WordPress 6.5 and 6.6 don't find a plug-in's own translations by themselves.
	load_plugin_textdomain( 'servery', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	register_block_type( __DIR__ . '/block', array( 'render_callback' => 'servery_render_block' ) );
	wp_set_script_translations( 'servery-shop-editor-script', 'servery', __DIR__ . '/languages' );
	add_shortcode( 'servery', 'servery_render_shortcode' );
}
add_action( 'init', 'servery_init' );
