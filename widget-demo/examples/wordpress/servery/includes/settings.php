<?php
/**
 * Settings → Servery: where the shop's script is, and whether it is pinned.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The settings, complete.
 *
 * @return array{script: string, integrity: string}
 */
function servery_settings() {
	$stored = get_option( 'servery_settings' );
	return array_merge(
		array(
			'script'    => '',
			'integrity' => '',
		),
		is_array( $stored ) ? $stored : array()
	);
}

/**
 * What is wrong with typed settings; empty if nothing is.
 *
 * @param string $script    The script's address.
 * @param string $integrity The script's hash.
 * @return string
 */
function servery_settings_problem( $script, $integrity ) {
	if ( '' === $script ) {
		return '' === $integrity ? '' : __( 'A hash needs the address that it belongs to.', 'servery' );
	}
	if ( ! preg_match( '#^https?://[^/]+/(?:[^?\#]*/)?storefront\.js$#', $script ) || esc_url_raw( $script ) !== $script ) {
		return __( 'The address begins with https:// and ends with storefront.js.', 'servery' );
	}
	if ( 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) && 0 === strpos( $script, 'http://' ) ) {
		return __( 'Your site uses https, so browsers refuse a script with http. Enter the address with https.', 'servery' );
	}
	if ( '' === $integrity ) {
		return '';
	}
	if ( ! preg_match( '#^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$#', $integrity ) ) {
		return __( 'The hash begins with sha384-. You find it in integrity.json, beside the script.', 'servery' );
	}
	if ( ! preg_match( '#/\d+\.\d+\.\d+[^/]*/storefront\.js$#', $script ) ) {
		return __( 'With a hash, the address names a version, such as /1.2.3/storefront.js. Without one, the shop would stop with the next release.', 'servery' );
	}
	return '';
}

/**
 * Checks what was typed. What can't work isn't stored.
 *
 * @param mixed $typed The form's values.
 * @return array{script: string, integrity: string}
 */
function servery_sanitize_settings( $typed ) {
	$typed     = is_array( $typed ) ? $typed : array();
	$script    = isset( $typed['script'] ) && is_string( $typed['script'] ) ? trim( $typed['script'] ) : '';
	$integrity = isset( $typed['integrity'] ) ? sanitize_text_field( $typed['integrity'] ) : '';
	$problem   = servery_settings_problem( $script, $integrity );
	if ( '' !== $problem ) {
		add_settings_error( 'servery_settings', 'servery_problem', $problem );
		return servery_settings();
	}
	return array(
		'script'    => $script,
		'integrity' => $integrity,
	);
}

/**
 * Makes the settings known to WordPress, which checks nonce and capability when they are saved.
 */
function servery_register_settings() {
	register_setting(
		'servery',
		'servery_settings',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'servery_sanitize_settings',
		)
	);
	add_settings_section( 'servery_script', '', '__return_empty_string', 'servery' );
	add_settings_field( 'servery_script', __( 'Address of the script', 'servery' ), 'servery_script_field', 'servery', 'servery_script', array( 'label_for' => 'servery-script' ) );
	add_settings_field( 'servery_integrity', __( 'Hash (optional)', 'servery' ), 'servery_integrity_field', 'servery', 'servery_script', array( 'label_for' => 'servery-integrity' ) );
}
add_action( 'admin_init', 'servery_register_settings' );

/**
 * The field for the script's address.
 */
function servery_script_field() {
	printf(
		'<input id="servery-script" name="servery_settings[script]" type="url" class="large-text code" value="%s" placeholder="https://shop.example.com/storefront.js"><p class="description">%s</p>',
		esc_attr( servery_settings()['script'] ),
		esc_html__( 'Whoever runs your shop tells you. Pages with a shop or an order button load this script; no other page does.', 'servery' )
	);
}

/**
 * The field for the script's hash.
 */
function servery_integrity_field() {
	printf(
		'<input id="servery-integrity" name="servery_settings[integrity]" type="text" class="large-text code" value="%s" placeholder="sha384-…"><p class="description">%s</p>',
		esc_attr( servery_settings()['integrity'] ),
		esc_html__( 'Pins the script: browsers load exactly this version, and new ones only when you change address and hash here. Leave it empty to get each release by itself.', 'servery' )
	);
}

/**
 * The page.
 */
function servery_settings_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf( '<div class="wrap"><h1>%s</h1><form action="options.php" method="post">', esc_html__( 'Servery', 'servery' ) );
	settings_fields( 'servery' );
	do_settings_sections( 'servery' );
	submit_button();
	printf(
		'</form><h2>%s</h2><p>%s</p><p>%s</p></div>',
		esc_html__( 'Put the shop on a page', 'servery' ),
		sprintf(
			/* translators: %s: a shortcode to copy. */
			esc_html__( 'Add the block "Servery shop" to a page, or write %s into it. 120 stands for the number of your store.', 'servery' ),
			'<code>[servery store-id="120"]</code>'
		),
		sprintf(
			/* translators: %s: a shortcode to copy. */
			esc_html__( 'The block "Servery order button" opens the shop over any page. So does %s, where the link leads to the page with the shop.', 'servery' ),
			'<code>[servery_button store-id="120" link="/menu/"]</code>'
		)
	);
}

/**
 * Adds the page to the menu.
 */
function servery_admin_menu() {
	add_options_page( __( 'Servery', 'servery' ), __( 'Servery', 'servery' ), 'manage_options', 'servery', 'servery_settings_page' );
}
add_action( 'admin_menu', 'servery_admin_menu' );

/**
 * A way from the list of plug-ins to the settings.
 *
 * @param array<int|string, string> $links The links so far.
 * @return array<int|string, string>
 */
function servery_action_links( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=servery' ) ), esc_html__( 'Settings', 'servery' ) );
	return array_merge( array( 'settings' => $link ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__ ) . '/servery.php' ), 'servery_action_links' );
