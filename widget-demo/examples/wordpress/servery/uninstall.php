<?php
/**
 * Removes what the plug-in has stored: one row of settings on each site.
 *
 * @package Servery
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'servery_settings' );

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $servery_site ) {
		delete_blog_option( $servery_site, 'servery_settings' );
	}
}
