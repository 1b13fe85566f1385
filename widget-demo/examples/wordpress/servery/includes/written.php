<?php
/**
 * What blocks and shortcodes have in common: their values by the names in HTML, and how those become HTML.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * A block's values by their names in HTML: `storeId` is `store-id`.
 *
 * @param array<string, mixed> $attributes The block's attributes.
 * @return array<string, mixed>
 */
function servery_written_in_block( $attributes ) {
	$written = array();
	foreach ( $attributes as $name => $value ) {
		$written[ strtolower( preg_replace( '/[A-Z]/', '-$0', $name ) ) ] = $value;
	}
	return $written;
}

/**
 * A shortcode's values by their names in HTML.
 *
 * @param array<int|string, string>|string $brackets What stands in the brackets.
 * @return array<string, string>
 */
function servery_written_in_shortcode( $brackets ) {
	$written = array();
	foreach ( (array) $brackets as $name => $value ) {
		// A word without a value, such as `mobile`, comes as a value without a name.
		if ( is_int( $name ) ) {
			$written[ $value ] = 'true';
		} else {
			$written[ $name ] = $value;
		}
	}
	return $written;
}

/**
 * A value that isn't one of the tag's attributes, as text.
 *
 * @param array<string, mixed> $written What a block or a shortcode says.
 * @param string               $name    The value's name.
 * @return string
 */
function servery_text_of( $written, $name ) {
	return isset( $written[ $name ] ) && is_scalar( $written[ $name ] ) ? (string) $written[ $name ] : '';
}

/**
 * Escaped HTML without square brackets. They would begin a shortcode, which WordPress replaces in attributes, too.
 *
 * @param string $html The HTML.
 * @return string
 */
function servery_without_brackets( $html ) {
	return str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), $html );
}

/**
 * Attributes as HTML, each after a space.
 *
 * @param array<string, string> $attributes The attributes.
 * @return string
 */
function servery_attributes_html( $attributes ) {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, servery_without_brackets( esc_attr( $value ) ) );
	}
	return $html;
}

/**
 * What an author reads in the tag's place while something is missing; empty if nothing is. Visitors don't see it.
 *
 * @param array<string, string> $attributes The tag's attributes.
 * @return string
 */
function servery_problem( $attributes ) {
	if ( '' === servery_settings()['script'] ) {
		return __( 'Servery: an administrator enters the address of the shop\'s script under Settings → Servery.', 'servery' );
	}
	if ( ! array_intersect_key( $attributes, array_flip( array( 'store-id', 'store-name', 'hq-id' ) ) ) ) {
		return __( 'Servery: enter the number of your store in digits. In a shortcode, write it as store-id="120".', 'servery' );
	}
	return '';
}

/**
 * What stands in the tag's place while something is missing.
 *
 * @param string $problem What is missing.
 * @param string $html    The escaped HTML that visitors see.
 * @return string
 */
function servery_instead( $problem, $html ) {
	return current_user_can( 'edit_posts' ) ? '<p><strong>' . esc_html( $problem ) . '</strong></p>' : $html;
}

/**
 * Lets the tags through where a theme or a plug-in cleans what a page shows.
 *
 * @param array<string, array<string, bool>> $tags    The allowed tags.
 * @param string|array<string, mixed>        $context Where they are allowed.
 * @return array<string, array<string, bool>>
 */
function servery_allow_tags( $tags, $context ) {
	if ( 'post' === $context ) {
		$tags['servery-storefront']   = array_fill_keys( array_keys( servery_shop_attributes() ), true );
		$tags['servery-order-button'] = array_fill_keys( array_keys( servery_button_attributes() ), true );
	}
	return $tags;
}
add_filter( 'wp_kses_allowed_html', 'servery_allow_tags', 10, 2 );
