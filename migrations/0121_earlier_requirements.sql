CREATE TABLE `earlier_requirements` (
	`job_description_id` text NOT NULL,
	`requirements_hash` text NOT NULL,
	`requirements` text NOT NULL,
	PRIMARY KEY(`job_description_id`, `requirements_hash`),
	FOREIGN KEY (`job_description_id`) REFERENCES `job_descriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
