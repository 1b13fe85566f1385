<?php
/**
 * The shop's tag, for the block and the shortcode.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * What an author reads in the shop's place while something is missing; empty if nothing is. Visitors don't see it.
 *
 * @param array<string, string> $attributes The shop's attributes.
 * @return string
 */
function servery_problem( $attributes ) {
	if ( '' === servery_settings()['script'] ) {
		return __( 'Servery: an administrator enters the address of the shop\'s script under Settings → Servery.', 'servery' );
	}
	if ( ! array_intersect_key( $attributes, array_flip( array( 'store-id', 'store-name', 'hq-id' ) ) ) ) {
		return __( 'Servery: enter the number of your store in digits.', 'servery' );
	}
	return '';
}

/**
 * An attribute as HTML. A square bracket would begin a shortcode, which WordPress replaces in attributes, too.
 *
 * @param string $name  The attribute's name.
 * @param string $value Its value.
 * @return string
 */
function servery_attribute_html( $name, $value ) {
	return sprintf( ' %s="%s"', $name, str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), esc_attr( $value ) ) );
}

/**
 * The shop as HTML. It is one line in a `div`, which `wpautop` leaves as it is and themes widen.
 *
 * @param array<string, mixed> $written  What the block or the shortcode says, by the attributes' names in HTML.
 * @param string               $fallback What is shown until the shop is ready, and if it can't load.
 * @param string               $wrapper  The escaped attributes of the element around it.
 * @return string
 */
function servery_shop( $written, $fallback, $wrapper ) {
	$attributes = servery_clean_attributes( $written );
	$problem    = servery_problem( $attributes );
	$text       = str_replace( array( '[', ']' ), array( '&#091;', '&#093;' ), esc_html( sanitize_text_field( $fallback ) ) );
	if ( '' !== $problem ) {
		return current_user_can( 'edit_posts' ) ? '<p><strong>' . esc_html( $problem ) . '</strong></p>' : $text;
	}
	// A feed reader runs no scripts.
	if ( is_feed() ) {
		return sprintf( '<a href="%s">%s</a>', esc_url( get_permalink() ), esc_html__( 'Order online', 'servery' ) );
	}
	servery_enqueue();
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= servery_attribute_html( $name, $value );
	}
	return "<div {$wrapper}><servery-storefront{$html}>{$text}</servery-storefront></div>";
}

/**
 * The block as HTML.
 *
 * @param array<string, mixed> $attributes The block's attributes.
 * @return string
 */
function servery_render_block( $attributes ) {
	$written = array();
	foreach ( array_keys( servery_attributes() ) as $name ) {
		$key = servery_camel_case( $name );
		if ( isset( $attributes[ $key ] ) ) {
			$written[ $name ] = $attributes[ $key ];
		}
	}
	$wrapper = get_block_wrapper_attributes();
	// WordPress writes the class of an alignment that was chosen, not of the one that is there without a choice.
	if ( ! empty( $attributes['align'] ) && false === strpos( $wrapper, ' align' ) ) {
		$wrapper = get_block_wrapper_attributes( array( 'class' => "align{$attributes['align']}" ) );
	}
	return servery_shop( $written, isset( $attributes['fallback'] ) ? (string) $attributes['fallback'] : '', $wrapper );
}

/**
 * `[servery store-id="120"]` as HTML.
 *
 * @param array<int|string, string>|string $written What stands in the brackets.
 * @return string
 */
function servery_render_shortcode( $written ) {
	$named = array();
	foreach ( (array) $written as $name => $value ) {
		// A word without a value, such as `mobile`, comes as a value without a name.
		if ( is_int( $name ) ) {
			$named[ $value ] = 'true';
		} else {
			$named[ $name ] = $value;
		}
	}
	$align = isset( $named['align'] ) && in_array( $named['align'], array( 'wide', 'none' ), true ) ? $named['align'] : 'full';
	$class = 'none' === $align ? 'servery-shop' : "servery-shop align{$align}";
	return servery_shop( $named, isset( $named['fallback'] ) ? $named['fallback'] : '', sprintf( 'class="%s"', esc_attr( $class ) ) );
}

/**
 * Lets the shop's tag through where a theme or a plug-in cleans what a page shows.
 *
 * @param array<string, array<string, bool>> $tags    The allowed tags.
 * @param string|array<string, mixed>        $context Where they are allowed.
 * @return array<string, array<string, bool>>
 */
function servery_allow_tag( $tags, $context ) {
	if ( 'post' === $context ) {
		$tags['servery-storefront'] = array_fill_keys( array_keys( servery_attributes() ), true );
	}
	return $tags;
}
add_filter( 'wp_kses_allowed_html', 'servery_allow_tag', 10, 2 );
