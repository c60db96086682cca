import { Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { get } from '../http';

/** Whole hours; nothing is answered in less than none. */
const hoursWithin = (median: number): number => Math.max(1, Math.round(median));

/** Promised and measured answer times, above the lists of reports and enquiries. */
export function SupportFigures() {
  const translate = useTranslate();
  const { data } = useQuery({ queryKey: ['support-figures'], queryFn: () => get('/v1/admin/support-figures') });
  if (!data) return null;
  const { openReports, overdueReports, openEnquiries, overdueEnquiries, answered, answeredInTime, medianAnswerHours } =
    data;
  const { enquiriesAnswered, enquiriesAnsweredInTime, medianEnquiryAnswerHours } = data;
  return (
    <Card component="section" sx={{ p: 2, mt: 2 }} aria-label={translate('console.support.figures.title')}>
      <Typography variant="body2">
        {translate('console.support.figures.waiting', { openReports, overdueReports, openEnquiries, overdueEnquiries })}
      </Typography>
      <Typography variant="body2">
        {medianAnswerHours === null
          ? translate('console.support.figures.none')
          : translate('console.support.figures.measured', {
              answered,
              answeredInTime,
              median: hoursWithin(medianAnswerHours),
            })}
      </Typography>
      {medianEnquiryAnswerHours !== null && (
        <Typography variant="body2">
          {translate('console.support.figures.ofEnquiries', {
            answered: enquiriesAnswered,
            answeredInTime: enquiriesAnsweredInTime,
            median: hoursWithin(medianEnquiryAnswerHours),
          })}
        </Typography>
      )}
    </Card>
  );
}
