import type { Track } from "#app/content/tracks.ts";
import type { Course } from "#app/courses/course.ts";
import { CourseCard } from "#app/courses/course-card.tsx";
import type { SessionLink } from "#app/courses/session-collection.server.ts";
import { WrittenSessions } from "#app/courses/written-sessions.tsx";
import type { MapLine } from "#app/drawing/track-map.tsx";
import { Section } from "#app/ui/section.tsx";
import { TitledList } from "#app/ui/titled-list.tsx";
import type { HomePage } from "./copy.server.ts";
import { type Delivery, DeliveryStrip } from "./delivery-strip.tsx";
import { TrackCards } from "./track-cards.tsx";

type LiveHourProps = { copy: HomePage["session"]; delivery: Delivery[]; written: SessionLink[] };

/** What happens in one live hour, and what is true of every course. */
export function LiveHour({ copy, delivery, written }: LiveHourProps) {
  return (
    <Section id="session" title={copy.title} lead={copy.lead}>
      <TitledList
        items={copy.steps}
        as="ol"
        className="mt-part grid gap-x-8 gap-y-row border-ink border-t-2 pt-4 sm:grid-cols-2 sm:pt-6 lg:grid-cols-4"
      />
      <div className="mt-part">
        <WrittenSessions label={copy.written} sessions={written} />
      </div>
      <DeliveryStrip delivery={delivery} />
    </Section>
  );
}

type TracksProps = { copy: HomePage["tracks"]; lines: MapLine[]; facts: Record<Track, string[]> };

/** The three tracks. */
export function Tracks({ copy, lines, facts }: TracksProps) {
  return (
    <Section ground="bg-white" title={copy.title} lead={copy.lead}>
      <TrackCards cards={copy.cards} lines={lines} facts={facts} />
    </Section>
  );
}

type FeaturedProps = { copy: HomePage["featured"]; courses: Course[] };

/** The first courses of the catalogue. */
export function FeaturedCourses({ copy, courses }: FeaturedProps) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      <ul className="mt-part grid gap-2.5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3">
        {courses.map((course) => (
          <CourseCard key={course.slug} course={course} />
        ))}
      </ul>
    </Section>
  );
}
