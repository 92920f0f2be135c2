import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFrame } from '../../page-frame.ts'
import { Icon } from '../../ui/icon.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { insteadOfFollowing } from '../../ui/use-query-filter.ts'
import './video-testimonial.css'

export type VideoData = {
  id: string
  title: string
  name: string
  summary: string
  transcript: readonly string[]
  /** The file that plays nearly everywhere, for a browser that opens it by itself. */
  file: string
  /** The files of the player, the best one first. */
  sources: readonly { src: string; type: string }[]
  captions: { file: string; label: string }
  illustration: string
  /** What pressing does, in words, with the person's name. */
  play: string
  duration: string
}

type State = 'poster' | 'playing' | 'failed'

/**
 * A poster that becomes a player when pressed; nothing of the film is fetched before. Without scripts the poster is
 * a link to the film.
 */
export function VideoTestimonial({
  video: { title, name, summary, transcript, file, sources, captions, illustration, play, duration },
  texts,
}: {
  video: VideoData
  texts: { transcript: string; unavailable: string }
}): ReactNode {
  const [state, setState] = useState<State>('poster')
  return (
    <article className="video-testimonial" data-state={state}>
      {state === 'playing' ? (
        <Player sources={sources} captions={captions} title={title} onFail={() => setState('failed')} />
      ) : (
        <a
          className="video-poster"
          href={file}
          aria-label={`${play}, ${duration}`}
          onClick={(event) => insteadOfFollowing(event, () => setState('playing'))}
        >
          <Illustration name={illustration} shape="case" />
          <span className="video-play">
            <Icon name="play" />
          </span>
          <span className="video-duration">{duration}</span>
        </a>
      )}
      <p className="video-problem" role="status">
        {state === 'failed' ? texts.unavailable : ''}
      </p>
      <h3>{title}</h3>
      <p>
        {summary} <span className="video-name">{name}</span>
      </p>
      <details>
        <summary>{texts.transcript}</summary>
        {transcript.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </article>
  )
}

function Player({
  sources,
  captions,
  title,
  onFail,
}: Pick<VideoData, 'sources' | 'captions' | 'title'> & { onFail: () => void }): ReactNode {
  const { locale } = useFrame()
  const player = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    player.current?.focus()
    // The films are silent: without their words they say nothing. WebKit leaves a default track off.
    for (const track of player.current?.textTracks ?? []) track.mode = 'showing'
  }, [])
  return (
    <video
      ref={player}
      className="video-player"
      width="640"
      height="480"
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={onFail}
    >
      {sources.map((source, index) => (
        // When none can be played it is the last that says so.
        <source key={source.src} {...source} onError={index === sources.length - 1 ? onFail : undefined} />
      ))}
      <track kind="captions" default srcLang={locale} src={captions.file} label={captions.label} />
    </video>
  )
}
