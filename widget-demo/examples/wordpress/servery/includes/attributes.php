<?php
/**
 * The attributes of shop and button: which ones a block or a shortcode may set, and what they may say.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The shop's attributes, each with the kind of its value.
 *
 * Without `full-page`, `base-path` and `keep-title`: the page's address and title are WordPress's. Without `config`: whoever
 * may write a page could send orders and cards to another backend with it.
 *
 * @return array<string, string>
 */
function servery_shop_attributes() {
	return array(
		'store-id'        => 'number',
		'store-name'      => 'text',
		'hq-id'           => 'number',
		'language'        => 'language',
		'heading-level'   => 'level',
		'gift'            => 'flag',
		'select-mode'     => 'flag',
		'mobile'          => 'flag',
		'shared-device'   => 'flag',
		'digital-display' => 'flag',
		'room'            => 'short-text',
		'table'           => 'short-text',
		'coupon'          => 'short-text',
		'mode'            => 'mode',
		'item'            => 'short-text',
	);
}

/**
 * The order button's attributes. A menu board has no button, and the shop that opens over a page begins its own headings.
 *
 * @return array<string, string>
 */
function servery_button_attributes() {
	$not_on_it = array_flip( array( 'digital-display', 'heading-level' ) );
	return array_diff_key( servery_shop_attributes(), $not_on_it ) + array(
		'position'   => 'corner',
		'no-history' => 'flag',
	);
}

/**
 * The language that the shop speaks where none is chosen: Chinese on a Chinese page. Elsewhere the diner's choice counts.
 *
 * @return string
 */
function servery_language_of_page() {
	return 0 === strpos( determine_locale(), 'zh' ) ? 'zh-CN' : '';
}

/**
 * Text without spaces and curly quotes around it. Text that is pasted from a letter has such quotes, which a shortcode takes
 * for a part of the value.
 *
 * @param string $text The text.
 * @return string
 */
function servery_trim( $text ) {
	return (string) preg_replace( '/^[\s"“”„]+|[\s"“”„]+$/u', '', $text );
}

/**
 * A value as the shop reads it; empty if the attribute is to be left out.
 *
 * @param string $kind  What kind of value the attribute has.
 * @param mixed  $value What a block or a shortcode says.
 * @return string
 */
function servery_clean_value( $kind, $value ) {
	if ( ! is_scalar( $value ) ) {
		return '';
	}
	$text = servery_trim( sanitize_text_field( (string) $value ) );
	switch ( $kind ) {
		case 'number':
			return preg_match( '/^\d{1,15}$/', $text ) ? $text : '';
		case 'level':
			return preg_match( '/^[1-6]$/', $text ) ? $text : '';
		case 'language':
			return in_array( $text, array( 'en', 'zh-CN' ), true ) ? $text : '';
		case 'mode':
			return in_array( $text, array( 'delivery', 'pickup', 'room', 'table' ), true ) ? $text : '';
		case 'corner':
			return in_array( $text, array( 'bottom-right', 'bottom-left' ), true ) ? $text : '';
		case 'short-text':
			return mb_substr( $text, 0, 50 );
		default:
			return $text;
	}
}

/**
 * Whether a flag is set. `mobile`, `mobile="true"` and `mobile="1"` set it in a shortcode.
 *
 * @param mixed $value What a block or a shortcode says.
 * @return bool
 */
function servery_is_set( $value ) {
	return ! in_array( $value, array( null, false, '', 'false', '0', 0 ), true );
}

/**
 * The attributes from those that somebody wrote, by their names in HTML.
 *
 * @param array<string, string> $kinds   The attributes that there are, each with the kind of its value.
 * @param array<string, mixed>  $written What a block or a shortcode says.
 * @return array<string, string>
 */
function servery_clean_attributes( $kinds, $written ) {
	$clean = array();
	foreach ( $kinds as $name => $kind ) {
		$value = isset( $written[ $name ] ) ? $written[ $name ] : '';
		if ( 'flag' === $kind ) {
			if ( servery_is_set( $value ) ) {
				$clean[ $name ] = '';
			}
			continue;
		}
		$text = servery_clean_value( $kind, $value );
		if ( '' !== $text ) {
			$clean[ $name ] = $text;
		}
	}
	if ( ! isset( $clean['language'] ) && '' !== servery_language_of_page() ) {
		$clean['language'] = servery_language_of_page();
	}
	return $clean;
}
