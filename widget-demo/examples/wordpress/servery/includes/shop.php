<?php
/**
 * The shop, as a block and as a shortcode.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The shop as HTML. It is one line in a `div`, which `wpautop` leaves as it is and themes widen.
 *
 * @param array<string, mixed> $written What the block or the shortcode says, by the names in HTML.
 * @param string               $wrapper The attributes of the element around it, as HTML after a space.
 * @return string
 */
function servery_shop( $written, $wrapper ) {
	// A theme writes the page's title as its first heading.
	$attributes = servery_clean_attributes( servery_shop_attributes(), $written ) + array( 'heading-level' => '2' );
	$problem    = servery_problem( $attributes );
	$text       = servery_without_brackets( esc_html( sanitize_text_field( servery_text_of( $written, 'fallback' ) ) ) );
	if ( '' !== $problem ) {
		return servery_instead( $problem, $text );
	}
	// A feed reader runs no scripts.
	if ( is_feed() ) {
		return sprintf( '<a href="%s">%s</a>', esc_url( get_permalink() ), esc_html__( 'Order online', 'servery' ) );
	}
	servery_enqueue_shop();
	$html = servery_attributes_html( $attributes );
	return "<div{$wrapper}><servery-storefront{$html}>{$text}</servery-storefront></div>";
}

/**
 * The block as HTML.
 *
 * @param array<string, mixed> $attributes The block's attributes.
 * @return string
 */
function servery_render_shop_block( $attributes ) {
	$wrapper = get_block_wrapper_attributes();
	// WordPress writes the class of an alignment that was chosen, not of the one that is there without a choice.
	if ( ! empty( $attributes['align'] ) && false === strpos( $wrapper, ' align' ) ) {
		$wrapper = get_block_wrapper_attributes( array( 'class' => "align{$attributes['align']}" ) );
	}
	return servery_shop( servery_written_in_block( $attributes ), ' ' . $wrapper );
}

/**
 * `[servery store-id="120"]` as HTML.
 *
 * @param array<int|string, string>|string $brackets What stands in the brackets.
 * @return string
 */
function servery_render_shop_shortcode( $brackets ) {
	$written = servery_written_in_shortcode( $brackets );
	$align   = servery_text_of( $written, 'align' );
	$align   = in_array( $align, array( 'wide', 'none' ), true ) ? $align : 'full';
	$class   = 'none' === $align ? 'servery-shop' : "servery-shop align{$align}";
	return servery_shop( $written, servery_attributes_html( array( 'class' => $class ) ) );
}
