/** A step of the work on an enquiry. */
export interface EnquiryEntryRow {
  id: string;
  kind: 'answer' | 'note' | 'status' | 'assignment';
  /** Of an assignment: the id of the person, or nothing for no one. */
  text: string;
  status: 'open' | 'answered' | 'closed' | null;
  staffId: string;
  at: Date;
}

/** The steps of one enquiry. The release before writes the end of an enquiry down in its row alone. */
export const ENQUIRY_ENTRIES = `
  select n.id, n.kind, n.text, n.status, n.staff_id as "staffId", n.at from support.enquiry_entries n where n.enquiry_id = $1
  union all
  select e.id, case when e.reply is null then 'status' else 'answer' end, coalesce(e.reply, ''),
         case when e.reply is null then 'closed' else 'answered' end, e.replied_by, e.replied_at
    from support.enquiries e
   where e.id = $1 and e.replied_at is not null
     and not exists (select 1 from support.enquiry_entries n where n.enquiry_id = e.id and n.at = e.replied_at)
   order by at, id`;
