<?php
/**
 * The order button, as a block and as a shortcode.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The button's text where nobody wrote one, in the language of the shop that it opens.
 *
 * @param string $language The button's language; empty if the diner chooses it.
 * @return string
 */
function servery_order_now( $language ) {
	// WordPress itself only has texts of the languages that are installed.
	$texts = array(
		'en'    => 'Order now',
		'zh-CN' => '立即点餐',
	);
	return isset( $texts[ $language ] ) ? $texts[ $language ] : __( 'Order now', 'servery' );
}

/**
 * The link in the button. It is the button's text, and leads on where the script doesn't run. The class gives it the look of
 * the theme's buttons until then.
 *
 * @param array<string, mixed> $written  What the block or the shortcode says, by the names in HTML.
 * @param string               $language The button's language; empty if the diner chooses it.
 * @return string
 */
function servery_button_link( $written, $language ) {
	$label = servery_trim( sanitize_text_field( servery_text_of( $written, 'label' ) ) );
	$href  = esc_url( servery_trim( servery_text_of( $written, 'link' ) ) );
	$lang  = '' === $label && '' !== $language ? sprintf( ' lang="%s"', esc_attr( $language ) ) : '';
	return sprintf(
		'<a class="wp-element-button" href="%s"%s>%s</a>',
		'' === $href ? esc_url( home_url( '/' ) ) : servery_without_brackets( $href ),
		$lang,
		'' === $label ? esc_html( servery_order_now( $language ) ) : servery_without_brackets( esc_html( $label ) )
	);
}

/**
 * Whether the button stays in a corner of the window.
 *
 * @param array<string, mixed> $written What the block or the shortcode says, by the names in HTML.
 * @return bool
 */
function servery_button_floats( $written ) {
	return '' !== servery_clean_value( 'corner', servery_text_of( $written, 'position' ) );
}

/**
 * The attributes of the element around the button, which give it its place.
 *
 * @param array<string, mixed> $written What the block or the shortcode says, by the names in HTML.
 * @return array<string, string>
 */
function servery_button_place( $written ) {
	// In a corner of the window, it takes no place among the blocks.
	if ( servery_button_floats( $written ) ) {
		return array( 'style' => 'display:contents' );
	}
	$align = servery_text_of( $written, 'align' );
	return in_array( $align, array( 'left', 'center', 'right' ), true ) ? array( 'class' => "has-text-align-{$align}" ) : array();
}

/**
 * The button as HTML. It is one line in a `div`, which `wpautop` leaves as it is.
 *
 * @param array<string, mixed> $written What the block or the shortcode says, by the names in HTML.
 * @param string               $wrapper The attributes of the element around it, as HTML after a space.
 * @return string
 */
function servery_button( $written, $wrapper ) {
	// Over the shop itself, it would hide a part of it.
	if ( servery_button_floats( $written ) && servery_has_shop() ) {
		return '';
	}
	$attributes = servery_clean_attributes( servery_button_attributes(), $written );
	$problem    = servery_problem( $attributes );
	$language   = isset( $attributes['language'] ) ? $attributes['language'] : '';
	$link       = servery_button_link( $written, $language );
	if ( '' !== $problem ) {
		return servery_instead( $problem, $link );
	}
	// A feed reader runs no scripts.
	if ( is_feed() ) {
		return $link;
	}
	servery_enqueue();
	$html = servery_attributes_html( $attributes );
	return "<div{$wrapper}><servery-order-button{$html}>{$link}</servery-order-button></div>";
}

/**
 * The block as HTML.
 *
 * @param array<string, mixed> $attributes The block's attributes.
 * @return string
 */
function servery_render_button_block( $attributes ) {
	$written = servery_written_in_block( $attributes );
	return servery_button( $written, ' ' . get_block_wrapper_attributes( servery_button_place( $written ) ) );
}

/**
 * `[servery_button store-id="120" link="/menu/"]` as HTML.
 *
 * @param array<int|string, string>|string $brackets What stands in the brackets.
 * @return string
 */
function servery_render_button_shortcode( $brackets ) {
	$written = servery_written_in_shortcode( $brackets );
	return servery_button( $written, servery_attributes_html( servery_button_place( $written ) ) );
}
