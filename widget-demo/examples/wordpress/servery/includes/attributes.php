<?php
/**
 * The shop's attributes: which ones a block or a shortcode may set, and what they may say.
 *
 * @package Servery
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The attributes, each with the kind of its value.
 *
 * Without `full-page`, `base-path` and `keep-title`: the page's address and title are WordPress's. Without `config`: whoever
 * may write a page could send orders and cards to another backend with it.
 *
 * @return array<string, string>
 */
function servery_attributes() {
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
 * A block's name of an attribute: `store-id` is `storeId`.
 *
 * @param string $name The name in HTML.
 * @return string
 */
function servery_camel_case( $name ) {
	return lcfirst( str_replace( '-', '', ucwords( $name, '-' ) ) );
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
	// Text that is pasted from a letter has curly quotes, which a shortcode takes for a part of the value.
	$text = preg_replace( '/^[\s"“”„]+|[\s"“”„]+$/u', '', sanitize_text_field( (string) $value ) );
	switch ( $kind ) {
		case 'number':
			return preg_match( '/^\d{1,15}$/', $text ) ? $text : '';
		case 'level':
			return preg_match( '/^[1-6]$/', $text ) ? $text : '';
		case 'language':
			return in_array( $text, array( 'en', 'zh-CN' ), true ) ? $text : '';
		case 'mode':
			return in_array( $text, array( 'delivery', 'pickup', 'room', 'table' ), true ) ? $text : '';
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
 * The shop's attributes from those that somebody wrote, by their names in HTML.
 *
 * @param array<string, mixed> $written What a block or a shortcode says.
 * @return array<string, string>
 */
function servery_clean_attributes( $written ) {
	$clean = array();
	foreach ( servery_attributes() as $name => $kind ) {
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
	// A theme writes the page's title as its first heading.
	$clean += array( 'heading-level' => '2' );
	if ( ! isset( $clean['language'] ) && '' !== servery_language_of_page() ) {
		$clean['language'] = servery_language_of_page();
	}
	return $clean;
}
