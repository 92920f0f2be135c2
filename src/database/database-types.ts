// biome-ignore-all format: made by `npm run db:types` from the migrations, change those

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      admins: {
        Row: {
          user_id: string
          created_at: string
        }
        Insert: {
          user_id: string
          created_at?: string
        }
        Update: {
          user_id?: string
          created_at?: string
        }
        Relationships: []
      }
      audit_entries: {
        Row: {
          id: number
          at: string
          account: string
          email: string
          action: string
          subject: string
          detail: Json
        }
        Insert: {
          id?: number
          at?: string
          account: string
          email: string
          action: string
          subject: string
          detail?: Json
        }
        Update: {
          id?: number
          at?: string
          account?: string
          email?: string
          action?: string
          subject?: string
          detail?: Json
        }
        Relationships: []
      }
      clinic_hours: {
        Row: {
          one: boolean
          week: Json | null
          days: Json
          notice: Json | null
        }
        Insert: {
          one?: boolean
          week?: Json | null
          days?: Json
          notice?: Json | null
        }
        Update: {
          one?: boolean
          week?: Json | null
          days?: Json
          notice?: Json | null
        }
        Relationships: []
      }
      clinic_rooms: {
        Row: {
          id: string
          position: number
          kind: string
          treatments: string[]
          hidden: boolean
          photo: Json | null
          texts: Json
        }
        Insert: {
          id: string
          position: number
          kind: string
          treatments: string[]
          hidden?: boolean
          photo?: Json | null
          texts: Json
        }
        Update: {
          id?: string
          position?: number
          kind?: string
          treatments?: string[]
          hidden?: boolean
          photo?: Json | null
          texts?: Json
        }
        Relationships: []
      }
      contact_request_steps: {
        Row: {
          id: number
          request: string
          at: string
          account: string | null
          email: string | null
          action: string
          state: string | null
          state_before: string | null
          note: string | null
        }
        Insert: {
          id?: number
          request: string
          at?: string
          account?: string | null
          email?: string | null
          action: string
          state?: string | null
          state_before?: string | null
          note?: string | null
        }
        Update: {
          id?: number
          request?: string
          at?: string
          account?: string | null
          email?: string | null
          action?: string
          state?: string | null
          state_before?: string | null
          note?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'contact_request_steps_request_fkey'
            columns: ['request']
            isOneToOne: false
            referencedRelation: 'contact_requests'
            referencedColumns: ['id']
          },
        ]
      }
      contact_requests: {
        Row: {
          id: string
          idempotency_key: string
          reference: string
          locale: string
          answer_locale: string
          name: string
          phone: string | null
          email: string | null
          treatment: string | null
          doctor: string | null
          wishes: Json
          message: string | null
          country: string | null
          estimate: string | null
          created_at: string
          handled_at: string | null
          handled_by: string | null
          notice_claimed_at: string | null
          notified_at: string | null
          notice_holder: string | null
          comfort: string | null
          form: string
          progress: string
          assigned_to: string | null
          assigned_email: string | null
          revision: number
          search: string | null
          link_id: string | null
          link_hash: string | null
          cancelled_at: string | null
          asked_again_at: string | null
          complaint: string | null
        }
        Insert: {
          id?: string
          idempotency_key: string
          reference: string
          locale: string
          answer_locale: string
          name: string
          phone?: string | null
          email?: string | null
          treatment?: string | null
          doctor?: string | null
          wishes?: Json
          message?: string | null
          country?: string | null
          estimate?: string | null
          created_at?: string
          handled_at?: string | null
          handled_by?: string | null
          notice_claimed_at?: string | null
          notified_at?: string | null
          notice_holder?: string | null
          comfort?: string | null
          form?: string
          progress?: string
          assigned_to?: string | null
          assigned_email?: string | null
          revision?: number
          search?: string | null
          link_id?: string | null
          link_hash?: string | null
          cancelled_at?: string | null
          asked_again_at?: string | null
          complaint?: string | null
        }
        Update: {
          id?: string
          idempotency_key?: string
          reference?: string
          locale?: string
          answer_locale?: string
          name?: string
          phone?: string | null
          email?: string | null
          treatment?: string | null
          doctor?: string | null
          wishes?: Json
          message?: string | null
          country?: string | null
          estimate?: string | null
          created_at?: string
          handled_at?: string | null
          handled_by?: string | null
          notice_claimed_at?: string | null
          notified_at?: string | null
          notice_holder?: string | null
          comfort?: string | null
          form?: string
          progress?: string
          assigned_to?: string | null
          assigned_email?: string | null
          revision?: number
          search?: string | null
          link_id?: string | null
          link_hash?: string | null
          cancelled_at?: string | null
          asked_again_at?: string | null
          complaint?: string | null
        }
        Relationships: []
      }
      cookie_consent: {
        Row: {
          id: string
          event_id: string
          anon_user_id: string
          consent: Json
          user_id: string | null
          locale: string
          surface: string
          gpc: boolean | null
          created_at: string
        }
        Insert: {
          id?: string
          event_id: string
          anon_user_id: string
          consent: Json
          user_id?: string | null
          locale: string
          surface: string
          gpc?: boolean | null
          created_at?: string
        }
        Update: {
          id?: string
          event_id?: string
          anon_user_id?: string
          consent?: Json
          user_id?: string | null
          locale?: string
          surface?: string
          gpc?: boolean | null
          created_at?: string
        }
        Relationships: []
      }
      drafts: {
        Row: {
          subject: string
          version: number
          content: Json
          base: number | null
          reverts: number | null
          step: string
          saved_by: string
          saved_by_email: string
          saved_at: string
        }
        Insert: {
          subject: string
          version: number
          content: Json
          base?: number | null
          reverts?: number | null
          step: string
          saved_by: string
          saved_by_email: string
          saved_at?: string
        }
        Update: {
          subject?: string
          version?: number
          content?: Json
          base?: number | null
          reverts?: number | null
          step?: string
          saved_by?: string
          saved_by_email?: string
          saved_at?: string
        }
        Relationships: []
      }
      news_articles: {
        Row: {
          slug: string
          category: string
          published_on: string
          updated_on: string
          reviewed_by: string
          treatments: string[]
          texts: Json
          published: boolean
          published_time: string
          live_from: string
          words: Json | null
        }
        Insert: {
          slug: string
          category: string
          published_on: string
          updated_on: string
          reviewed_by: string
          treatments?: string[]
          texts: Json
          published?: boolean
          published_time?: string
          live_from?: never
          words?: never
        }
        Update: {
          slug?: string
          category?: string
          published_on?: string
          updated_on?: string
          reviewed_by?: string
          treatments?: string[]
          texts?: Json
          published?: boolean
          published_time?: string
          live_from?: never
          words?: never
        }
        Relationships: []
      }
      newsletter_deliveries: {
        Row: {
          id: string
          newsletter: string
          subscriber: string
          locale: string
          state: string
          attempts: number
          due_at: string
          claimed_at: string | null
          holder: string | null
          done_at: string | null
        }
        Insert: {
          id?: string
          newsletter: string
          subscriber: string
          locale: string
          state?: string
          attempts?: number
          due_at?: string
          claimed_at?: string | null
          holder?: string | null
          done_at?: string | null
        }
        Update: {
          id?: string
          newsletter?: string
          subscriber?: string
          locale?: string
          state?: string
          attempts?: number
          due_at?: string
          claimed_at?: string | null
          holder?: string | null
          done_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'newsletter_deliveries_newsletter_fkey'
            columns: ['newsletter']
            isOneToOne: false
            referencedRelation: 'newsletters'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'newsletter_deliveries_subscriber_fkey'
            columns: ['subscriber']
            isOneToOne: false
            referencedRelation: 'newsletter_subscribers'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_mails: {
        Row: {
          id: string
          subscriber: string
          kind: string
          link_hash: string | null
          link_expires_at: string | null
          created_at: string
          claimed_at: string | null
          holder: string | null
          sent_at: string | null
          network: string | null
        }
        Insert: {
          id: string
          subscriber: string
          kind: string
          link_hash?: string | null
          link_expires_at?: string | null
          created_at?: string
          claimed_at?: string | null
          holder?: string | null
          sent_at?: string | null
          network?: string | null
        }
        Update: {
          id?: string
          subscriber?: string
          kind?: string
          link_hash?: string | null
          link_expires_at?: string | null
          created_at?: string
          claimed_at?: string | null
          holder?: string | null
          sent_at?: string | null
          network?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'newsletter_mails_subscriber_fkey'
            columns: ['subscriber']
            isOneToOne: false
            referencedRelation: 'newsletter_subscribers'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          id: string
          email: string
          locale: string
          status: string
          requested_at: string
          confirmed_at: string | null
          unsubscribed_at: string | null
          created_at: string
          bounced_at: string | null
        }
        Insert: {
          id?: string
          email: string
          locale: string
          status?: string
          requested_at?: string
          confirmed_at?: string | null
          unsubscribed_at?: string | null
          created_at?: string
          bounced_at?: string | null
        }
        Update: {
          id?: string
          email?: string
          locale?: string
          status?: string
          requested_at?: string
          confirmed_at?: string | null
          unsubscribed_at?: string | null
          created_at?: string
          bounced_at?: string | null
        }
        Relationships: []
      }
      newsletters: {
        Row: {
          id: string
          state: string
          revision: number
          texts: Json
          updated_by: string
          started_at: string | null
          finished_at: string | null
          counts: Json | null
          tried_at: string | null
        }
        Insert: {
          id?: string
          state?: string
          revision?: number
          texts: Json
          updated_by: string
          started_at?: string | null
          finished_at?: string | null
          counts?: Json | null
          tried_at?: string | null
        }
        Update: {
          id?: string
          state?: string
          revision?: number
          texts?: Json
          updated_by?: string
          started_at?: string | null
          finished_at?: string | null
          counts?: Json | null
          tried_at?: string | null
        }
        Relationships: []
      }
      offers: {
        Row: {
          id: string
          item: string
          reduction: number
          from_day: string
          to_day: string
        }
        Insert: {
          id: string
          item: string
          reduction: number
          from_day: string
          to_day: string
        }
        Update: {
          id?: string
          item?: string
          reduction?: number
          from_day?: string
          to_day?: string
        }
        Relationships: []
      }
      outcomes: {
        Row: {
          one: boolean
          years: Json
        }
        Insert: {
          one?: boolean
          years: Json
        }
        Update: {
          one?: boolean
          years?: Json
        }
        Relationships: []
      }
      patient_stories: {
        Row: {
          id: string
          position: number
          category: string
          treatment: string
          doctor: string
          drawing: string
          photo_before: Json | null
          photo_after: Json | null
          hidden: boolean
          texts: Json
        }
        Insert: {
          id: string
          position: number
          category: string
          treatment: string
          doctor: string
          drawing: string
          photo_before?: Json | null
          photo_after?: Json | null
          hidden?: boolean
          texts: Json
        }
        Update: {
          id?: string
          position?: number
          category?: string
          treatment?: string
          doctor?: string
          drawing?: string
          photo_before?: Json | null
          photo_after?: Json | null
          hidden?: boolean
          texts?: Json
        }
        Relationships: []
      }
      pictures: {
        Row: {
          name: string
          width: number
          height: number
          added_at: string
          withdrawn_at: string | null
        }
        Insert: {
          name: string
          width: number
          height: number
          added_at?: string
          withdrawn_at?: string | null
        }
        Update: {
          name?: string
          width?: number
          height?: number
          added_at?: string
          withdrawn_at?: string | null
        }
        Relationships: []
      }
      price_categories: {
        Row: {
          slug: string
          position: number
          title: Json
          description: Json
        }
        Insert: {
          slug: string
          position: number
          title: Json
          description: Json
        }
        Update: {
          slug?: string
          position?: number
          title?: Json
          description?: Json
        }
        Relationships: []
      }
      price_history: {
        Row: {
          item: string
          since: string
          kind: string | null
          amount_min: number | null
          amount_max: number | null
        }
        Insert: {
          item: string
          since: string
          kind?: string | null
          amount_min?: number | null
          amount_max?: number | null
        }
        Update: {
          item?: string
          since?: string
          kind?: string | null
          amount_min?: number | null
          amount_max?: number | null
        }
        Relationships: []
      }
      price_items: {
        Row: {
          id: string
          category: string
          position: number
          title: Json
          unit: string
          kind: string
          amount_min: number
          amount_max: number | null
          vat: string
          included: Json
          not_included: Json
          treatments: string[]
          valid_from: string
          hidden: boolean
          next_min: number | null
          next_max: number | null
          next_from: string | null
        }
        Insert: {
          id: string
          category: string
          position: number
          title: Json
          unit: string
          kind: string
          amount_min: number
          amount_max?: number | null
          vat: string
          included: Json
          not_included: Json
          treatments?: string[]
          valid_from: string
          hidden?: boolean
          next_min?: number | null
          next_max?: number | null
          next_from?: string | null
        }
        Update: {
          id?: string
          category?: string
          position?: number
          title?: Json
          unit?: string
          kind?: string
          amount_min?: number
          amount_max?: number | null
          vat?: string
          included?: Json
          not_included?: Json
          treatments?: string[]
          valid_from?: string
          hidden?: boolean
          next_min?: number | null
          next_max?: number | null
          next_from?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'price_items_category_fkey'
            columns: ['category']
            isOneToOne: false
            referencedRelation: 'price_categories'
            referencedColumns: ['slug']
          },
        ]
      }
      publications: {
        Row: {
          subject: string
          id: number
          kind: string
          note: string
          source: number | null
          changed_rows: number
          previous: Json
          content: Json
          published_by: string | null
          published_by_email: string | null
          published_at: string
        }
        Insert: {
          subject: string
          id: number
          kind: string
          note: string
          source?: number | null
          changed_rows: number
          previous: Json
          content: Json
          published_by?: string | null
          published_by_email?: string | null
          published_at?: string
        }
        Update: {
          subject?: string
          id?: number
          kind?: string
          note?: string
          source?: number | null
          changed_rows?: number
          previous?: Json
          content?: Json
          published_by?: string | null
          published_by_email?: string | null
          published_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'publications_subject_source_fkey'
            columns: ['subject', 'source']
            isOneToOne: false
            referencedRelation: 'publications'
            referencedColumns: ['subject', 'id']
          },
        ]
      }
      ratings: {
        Row: {
          one: boolean
          places: Json
        }
        Insert: {
          one?: boolean
          places: Json
        }
        Update: {
          one?: boolean
          places?: Json
        }
        Relationships: []
      }
      redirects: {
        Row: {
          from_path: string
          to_path: string
          active: boolean
          note: string
        }
        Insert: {
          from_path: string
          to_path: string
          active?: boolean
          note?: string
        }
        Update: {
          from_path?: string
          to_path?: string
          active?: boolean
          note?: string
        }
        Relationships: []
      }
      request_mails: {
        Row: {
          id: string
          request: string
          kind: string
          created_at: string
          claimed_at: string | null
          holder: string | null
          sent_at: string | null
        }
        Insert: {
          id: string
          request: string
          kind: string
          created_at?: string
          claimed_at?: string | null
          holder?: string | null
          sent_at?: string | null
        }
        Update: {
          id?: string
          request?: string
          kind?: string
          created_at?: string
          claimed_at?: string | null
          holder?: string | null
          sent_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'request_mails_request_fkey'
            columns: ['request']
            isOneToOne: false
            referencedRelation: 'contact_requests'
            referencedColumns: ['id']
          },
        ]
      }
      story_consents: {
        Row: {
          id: number
          story: string
          person: string
          reference: string
          agreed_on: string
          until: string | null
          covers: string[]
          scope: string
          recorded_at: string
          recorded_by_email: string
          withdrawn_at: string | null
          withdrawn_by_email: string | null
          released_at: string | null
        }
        Insert: {
          id?: number
          story: string
          person: string
          reference: string
          agreed_on: string
          until?: string | null
          covers: string[]
          scope: string
          recorded_at?: string
          recorded_by_email?: string
          withdrawn_at?: string | null
          withdrawn_by_email?: string | null
          released_at?: string | null
        }
        Update: {
          id?: number
          story?: string
          person?: string
          reference?: string
          agreed_on?: string
          until?: string | null
          covers?: string[]
          scope?: string
          recorded_at?: string
          recorded_by_email?: string
          withdrawn_at?: string | null
          withdrawn_by_email?: string | null
          released_at?: string | null
        }
        Relationships: []
      }
      team_members: {
        Row: {
          id: string
          position: number
          kind: string
          since: number
          filters: string[]
          languages: string[]
          treatments: string[]
          hidden: boolean
          photo: Json | null
          texts: Json
          takes_over: Json
          register: string
          own_page: boolean
        }
        Insert: {
          id: string
          position: number
          kind: string
          since: number
          filters: string[]
          languages: string[]
          treatments: string[]
          hidden?: boolean
          photo?: Json | null
          texts: Json
          takes_over?: Json
          register?: string
          own_page?: boolean
        }
        Update: {
          id?: string
          position?: number
          kind?: string
          since?: number
          filters?: string[]
          languages?: string[]
          treatments?: string[]
          hidden?: boolean
          photo?: Json | null
          texts?: Json
          takes_over?: Json
          register?: string
          own_page?: boolean
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: {
      act_on_own_request: { Args: { hash: string; new_action: string; new_note: string; pressed_at: string; mail: string }; Returns: string }
      add_picture: { Args: { new_name: string; new_width: number; new_height: number }; Returns: undefined }
      admins_with_factor: { Args: Record<never, never>; Returns: string[] }
      admit_admin: { Args: { invited: string }; Returns: boolean }
      announced_offers: { Args: Record<never, never>; Returns: { id: string; item: string; reduction: number; from_day: string; to_day: string; reference_kind: string; reference_min: number; reference_max: number }[] }
      applied_migrations: { Args: Record<never, never>; Returns: string[] }
      begin_export: { Args: Record<never, never>; Returns: string[] }
      bounce_newsletter: { Args: { address: string }; Returns: boolean }
      claim_newsletter_delivery: { Args: { claimant: string; repeats: boolean }; Returns: { state: string; delivery: string; subscriber: string; email: string; locale: string; subject: string; body: string }[] }
      claim_newsletter_mail: { Args: { mail: string; claimant: string; link_hash: string }; Returns: { state: string; kind: string; subscriber: string; email: string; locale: string }[] }
      claim_notice_digest: { Args: { digest: string }; Returns: { reference: string }[] }
      claim_request_mail: { Args: { mail: string; claimant: string; link_hash: string }; Returns: { state: string; kind: string; reference: string; email: string; locale: string }[] }
      claim_request_notice: { Args: { request_key: string; claimant: string }; Returns: { state: string; reference: string }[] }
      clear_second_factor: { Args: { address: string }; Returns: string }
      confirm_subscription: { Args: { link_hash: string; welcome: string }; Returns: { mail: string }[] }
      discard_newsletter: { Args: { seen: number }; Returns: boolean }
      drop_article: { Args: { article: string; seen_version: number }; Returns: string }
      end_code_session: { Args: { owner: string; in_session: string }; Returns: boolean }
      end_my_session: { Args: { ended: string }; Returns: number }
      end_other_sessions: { Args: Record<never, never>; Returns: number }
      end_subscription: { Args: { subscriber: string; wished_at: string }; Returns: boolean }
      erase_consent: { Args: { anon_user_id: string; reason: string }; Returns: number }
      erase_person: { Args: { filed_under: string; value: string; reason: string }; Returns: Json }
      erase_request: { Args: { request: string; reason: string }; Returns: boolean }
      expire_audit_entries: { Args: Record<never, never>; Returns: number }
      expire_code_tries: { Args: Record<never, never>; Returns: number }
      expire_consent: { Args: Record<never, never>; Returns: number }
      expire_contact_requests: { Args: Record<never, never>; Returns: number }
      expire_newsletter_subscribers: { Args: Record<never, never>; Returns: number }
      expire_newsletters: { Args: Record<never, never>; Returns: number }
      expire_stories: { Args: Record<never, never>; Returns: number }
      expire_used_codes: { Args: Record<never, never>; Returns: number }
      export_rows: { Args: { table_name: string; skipped: number; taken: number }; Returns: Json }
      finish_newsletter_delivery: { Args: { delivery: string; claimant: string; is_sent: boolean }; Returns: boolean }
      finish_newsletter_mail: { Args: { mail: string; claimant: string; sent: boolean }; Returns: boolean }
      finish_notice_digest: { Args: { digest: string; sent: boolean }; Returns: boolean }
      finish_request_mail: { Args: { mail: string; claimant: string; sent: boolean }; Returns: boolean }
      finish_request_notice: { Args: { request_key: string; claimant: string; sent: boolean }; Returns: boolean }
      forget_code_tries: { Args: { owner: string; in_session: string }; Returns: undefined }
      forget_pictures: { Args: { names: string[] }; Returns: number }
      free_address: { Args: { address: string }; Returns: boolean }
      is_shown_picture: { Args: { picture: string }; Returns: boolean }
      is_withheld_picture: { Args: { picture: string }; Returns: boolean }
      list_admins: { Args: Record<never, never>; Returns: { account: string; email: string; since: string; last_sign_in: string }[] }
      list_articles: { Args: Record<never, never>; Returns: { slug: string; titles: Json; version: number; saved_at: string; saved_by_email: string; published: boolean; live_from: string; changed: boolean; was_out: boolean; languages: Json }[] }
      my_session_devices: { Args: Record<never, never>; Returns: { session: string; browser: string; system: string }[] }
      my_sessions: { Args: Record<never, never>; Returns: { session: string; since: string; used: string; is_current: boolean }[] }
      name_session: { Args: { browser_name: string; system_name: string }; Returns: boolean }
      newsletter_counts: { Args: Record<never, never>; Returns: { newsletter: string; counts: Json }[] }
      newsletter_is_stuck: { Args: Record<never, never>; Returns: boolean }
      offer_reference: { Args: { row_id: string; first_day: string }; Returns: { kind: string; amount_min: number; amount_max: number }[] }
      orphaned_pictures: { Args: Record<never, never>; Returns: string[] }
      person_records: { Args: { filed_under: string; value: string; taken: boolean }; Returns: Json }
      prices_published_on: { Args: Record<never, never>; Returns: string }
      publish_draft: { Args: { subject_name: string; seen_version: number; new_note: string }; Returns: number }
      published_stories: { Args: Record<never, never>; Returns: Json }
      record_action: { Args: { new_action: string }; Returns: boolean }
      record_new_password: { Args: { owner: string }; Returns: boolean }
      record_newsletter_trial: { Args: Record<never, never>; Returns: boolean }
      record_second_factor: { Args: { turned_on: boolean }; Returns: boolean }
      record_story_consent: { Args: { story_id: string; new_person: string; new_reference: string; new_agreed_on: string; new_until: string; new_covers: string[]; new_scope: string }; Returns: number }
      remove_admin: { Args: { removed: string }; Returns: string }
      remove_second_factor: { Args: { owner: string }; Returns: string }
      rename_article: { Args: { article: string; new_slug: string }; Returns: boolean }
      request_by_link: { Args: { hash: string }; Returns: { reference: string; created_at: string; locale: string; answer_locale: string; treatment: string; doctor: string; wishes: Json; message: string; country: string; comfort: string; complaint: string; estimate: string; state: string; by_phone: boolean; by_email: boolean; cancelled_at: string; changes: Json }[] }
      request_subscription: { Args: { address: string; language: string; mail: string; from_network: string }; Returns: boolean }
      roll_back: { Args: { subject_name: string; publication: number; seen_version: number; new_note: string }; Returns: number }
      save_draft: { Args: { subject_name: string; seen_version: number; new_content: Json; new_step: string; new_base: number; new_reverts: number }; Returns: number }
      save_newsletter: { Args: { seen: number; new_texts: Json }; Returns: number }
      start_newsletter: { Args: { seen: number; languages: string[]; anyway: boolean }; Returns: string }
      steer_newsletter: { Args: { letter: string; step: string }; Returns: boolean }
      take_code_try: { Args: { owner: string; in_session: string; from_device: string }; Returns: number }
      take_recovery_mail: { Args: { address: string; on_known_device: boolean }; Returns: boolean }
      unpublished_subjects: { Args: Record<never, never>; Returns: string[] }
      unsent_newsletter_mails: { Args: Record<never, never>; Returns: { mail: string; attempted: boolean }[] }
      unsent_request_mails: { Args: Record<never, never>; Returns: { mail: string; attempted: boolean }[] }
      untold_requests: { Args: Record<never, never>; Returns: { request_key: string; attempted: boolean }[] }
      use_code: { Args: { used: string }; Returns: boolean }
      withdraw_article: { Args: { article: string; new_note: string }; Returns: number }
      withdraw_story_consent: { Args: { story_id: string }; Returns: boolean }
      work_on_request: { Args: { request: string; seen: number; new_action: string; new_state: string; new_note: string }; Returns: string }
    }
  }
}
