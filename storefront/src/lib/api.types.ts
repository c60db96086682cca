/** What the API takes and answers. Written by `npm run openapi` from the contract; not to be edited. */
export interface paths {
    "/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what the shop's people did; `Content-Range` counts it all. 422 for a filter, range or sort that cannot be read. */
        get: operations["AuditResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moved on each account in a range of days, its balance at the end, and the trial balance. 422 for a day that cannot be read. */
        get: operations["BooksResource_balances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/books/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries that an order caused, in the order of the log. 404 when there is no such order. */
        get: operations["BooksResource_ofOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the codes; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["CodesResource_list"];
        put?: never;
        /** Issues a code under a chosen word. 409 `code-taken` or `code-too-short`, 422 for rules that make no sense. */
        post: operations["CodesResource_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues drawn codes, or as many new ones. Their texts are in this answer and nowhere else afterwards. 422 for rules that make no sense or codes that were not drawn, 409 `code-taken`. */
        post: operations["CodesResource_issueBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes/batches/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Draws up to 1,000 random codes without issuing or storing them: they work once `batches` receives them. 422 for contradictory rules. */
        post: operations["CodesResource_drawBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A code with its latest uses. 404 when there is none. */
        get: operations["CodesResource_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches a code off for good; orders that hold a use keep it. 404 when there is none. */
        post: operations["CodesResource_deactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes/{id}/deactivate-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches every code of this code's batch off for good. 404 when there is none, or it is of no batch. */
        post: operations["CodesResource_deactivateBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/codes/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the code would take off a cart of somebody who has never bought anything, line by line in whole pesos. 404 when there is none. */
        post: operations["CodesResource_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the shop is doing: sales by day in Santiago, payments and refunds to look at, what failed, what was paid and not delivered, renewals that the bank declined, workers that stopped charging, and how far behind the feeds are. */
        get: operations["DashboardResource_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the games, unlisted ones too; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["GamesResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game with all its texts. 404 when there is none. */
        get: operations["GamesResource_one"];
        /** Changes a game. Its price and whether it is on sale become facts with their author. 404 when there is none, 413 above 320 kB, 422 for impossible values. */
        put: operations["GamesResource_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the incidents; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["IncidentsResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/incidents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An incident, what became of it and who may deal with it. 404 when there is none. */
        get: operations["IncidentsResource_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/incidents/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends an incident with a reason; ended already, it stays as it is. 404 when there is none, 422 without a reason or with one that names the person it is about. */
        post: operations["IncidentsResource_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/late-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of what was done for subscriptions more than an hour after its time; `Content-Range` counts it all. 422 for a filter, range or sort that cannot be read. */
        get: operations["LateWorkResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the orders; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["OrdersResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its games or its plan, its payments, refunds and documents, and all that happened. 404 when there is none. */
        get: operations["OrdersResource_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives money back by the shop's own will; above what one person may decide in a day it waits for a second one. The same part of a price again within ten minutes is the same refund. 404 for no order, 409 naming why not, `refund-own-wish` for one's own. */
        post: operations["OrderRefundsResource_give"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}/refund/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What it would do: money, games that leave the library, the developers' share. Changes nothing. 404 for no order, 409 naming why a line cannot go back. */
        post: operations["OrderRefundsResource_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the payments; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["PaymentsResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A payment with the refunds that are taken from it and all that happened to it. 404 when there is none. */
        get: operations["PaymentsResource_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payments/{id}/record-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that unwanted money went back although the bank had not said so. Before a transfer the bank is asked: where it gave the money back, `refund.how` tells that instead.
         *     404 for none, 409 `payment-own` or `return-not-failed`.
         */
        post: operations["PaymentsResource_recordReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payments/{id}/retry-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the bank once more for unwanted money that it did not give back. 404 for none, 409 `payment-own` or `return-not-failed`. */
        post: operations["PaymentsResource_retryReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payments/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records what the bank's portal shows of a payment that waits for a person, or that it took after all of one that ended without a charge. The bank is asked first, and a contradiction is refused.
         *     Above what one person may decide in a day (`awaitsSecond`) the payment waits until another one sends the same figures.
         *     404 for none, 409 `payment-own`, `payment-not-doubtful`, `payment-ended-not-taken`, `payment-bank-says-otherwise`, `payment-same-person` or `payment-figures-differ`, 422 without the portal's figures.
         */
        post: operations["PaymentsResource_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the people; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["PeopleResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Somebody with their open sessions and all that happened to the account. 404 for nobody. */
        get: operations["PeopleResource_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends somebody's sessions and opens no more. 404 for nobody, 409 `administrator-not-blockable`, `not-yourself` or `permission-not-held`. */
        post: operations["PeopleResource_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs somebody out everywhere. 404 for nobody, 409 `permission-not-held`. */
        post: operations["PeopleResource_endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins the seven days after which an account is deleted, and mails its person a link that cancels; nothing changes when they run already.
         *     404 for nobody, 409 `administrator-not-erasable`, `own-account-not-erasable`, `permission-not-held` or `erasure-under-way`.
         */
        post: operations["ErasuresResource_begin"];
        /** Keeps the account, whoever asked for its erasure, and tells its person. 404 for nobody, 409 `permission-not-held`, or `erasure-under-way` when the seven days are over. */
        delete: operations["ErasuresResource_callOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a new verification link. 404 for nobody, 409 `already-verified` or `permission-not-held`. */
        post: operations["PeopleResource_resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives somebody a role. 404 for nobody, 409 `permission-not-held`, `last-administrator` or `role-unknown`. */
        post: operations["PeopleResource_assignRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * On: the latest subscription runs from today for one period that nobody pays, and ends by itself. Off: access ends now and nothing is charged any more;
         *     what was paid goes back only by a refund of its order. Already so changes nothing.
         *     404 for nobody, 409 `subscription-unknown`, `subscription-ended`, `own-subscription`, or `payment-in-progress` while the bank's answer to a charge is awaited.
         */
        post: operations["PlansResource_turn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/people/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets somebody in again. 404 for nobody, 409 `permission-not-held`. */
        post: operations["PeopleResource_unblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every permission that a role may hold. */
        get: operations["RolesResource_permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the refunds; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["RefundsResource_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A refund with all that happened to it. 404 when there is none. */
        get: operations["RefundsResource_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves; above what one person may decide in a day another one has to agree. 404 for none, 409 `refund-own-wish` or `refund-decided`. */
        post: operations["RefundsResource_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no; the person is told the reason. 404 for none, 409 `refund-own-wish` or `refund-decided`. */
        post: operations["RefundsResource_deny"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/record-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records that the money was transferred by hand, because the bank takes it back no more. 404 for none, 409 `refund-own-wish` or `refund-not-failed`. */
        post: operations["RefundsResource_recordTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the bank once more after it refused. 404 for none, 409 `refund-own-wish` or `refund-not-failed`. */
        post: operations["RefundsResource_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/second": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second person's yes. 404 for none, 409 `refund-same-person`, `refund-own-wish`, `refund-not-approved` or `refund-decided`. */
        post: operations["RefundsResource_second"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the bank's portal shows of a refund in doubt that the bank tells nothing about any more. 404 for none, 409 `refund-own-wish` or `refund-not-doubtful`. */
        post: operations["RefundsResource_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All roles, built-in ones first. 422 for a filter or sort that cannot be read. */
        get: operations["RolesResource_list"];
        put?: never;
        /** Makes a role. 409 `permission-not-held` or `role-name-taken`, 422 for a permission that does not exist. */
        post: operations["RolesResource_define"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role. 404 when there is none. */
        get: operations["RolesResource_one"];
        /** Gives a role another name or other permissions. 404 when there is none, 409 as for making one, or `role-built-in`. */
        put: operations["RolesResource_change"];
        post?: never;
        /** Removes a role that nobody holds. 404 when there is none, 409 `role-in-use`, `role-built-in` or `permission-not-held`. */
        delete: operations["RolesResource_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is asking, and what the console may offer them. 403 for people without a place in the console. */
        get: operations["SessionResource_whoAmI"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the settlement files that were compared; `Content-Range` counts them all. 422 for a filter, range or sort that cannot be read. */
        get: operations["SettlementsResource_list"];
        put?: never;
        /**
         * Compares a settlement file of the bank with the shop's payments and refunds, both ways, over the days that it covers; each difference becomes an incident, and the comparison is kept.
         *     Money is not moved, and the same file again finds the same incidents. 413 for a file above 8 MB, 422 `settlement-unreadable` with `line` and `column`, or `settlement-empty`.
         */
        post: operations["SettlementsResource_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/settlements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tells what a settlement file holds, without comparing or keeping anything, and whether the very same file was compared before.
         *     413 for a file above 8 MB, 422 `settlement-unreadable` with `line` and `column`, or `settlement-empty`.
         */
        post: operations["SettlementsResource_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/settlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One comparison with the differences that it found, and what became of each. 404 when there is none. */
        get: operations["SettlementsResource_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session; a cookie lets the device count its tries apart from now on. 401 `wrong-credentials` alike for an unknown address, a wrong password and an address that was not proven yet, 429 after too many tries. */
        post: operations["AuthController_authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/allow-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Allows another address for an account without a password; the new one gets its link then. 409 when the link is used, replaced, expired or unknown. */
        post: operations["AddressLinksController_allow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/check-pending-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether an address waits for its link. 404 without a request for one, with an account or without, and after a sign-up; 429 after five a minute. Errors are JSON strings. */
        post: operations["PendingController_checkPendingUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/confirm-reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password by the token of a link and ends all sessions. 409 when the link is used, replaced, expired or unknown,
         *     422 for a password that will not do, or that is repeated otherwise: the link still works then. 429 after too many. Errors are JSON strings.
         */
        post: operations["RecoveryController_confirmResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/create-pending-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link with which an account begins. A known address gets the same answer; only its owner hears that it has an account. 429 after too many. */
        post: operations["PendingController_createPendingUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/disown-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes an unverified account that was made with the reader's address by another person. Needs the token of its verification link.
         *     409 when the link is used, replaced, expired or unknown, or the account is proven meanwhile.
         */
        post: operations["AuthController_disownAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a session by an ID token of Google, once, and makes the account when there is none. A token with a nonce must carry the one that `nonce` gave to this browser;
         *     one without, from a browser that asked for none, is believed for five minutes. 409 `password-needed` when an account has the address:
         *     the same call with `password` links the two. 401 for a token that does not hold or was used, 403 from a foreign page, 409 `google-not-set-up`, 429 after too many tries.
         */
        post: operations["GoogleController_enter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/google/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The random word that goes with the question to Google; a cookie binds it to the browser. Only a token that carries it is believed then. */
        post: operations["GoogleController_nonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/keep-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the present address and ends what is on its way; doing it again changes nothing. 409 `address-change-done` when it is too late, or when the link is replaced, expired or unknown. */
        post: operations["AddressLinksController_keep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the bearer token, even of an expired one: whoever wants out gets out. 401 without a token of ours. */
        post: operations["AuthController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchanges a token, expired or not, for the next one of its session. 401 `session-over` when that is over. */
        post: operations["AuthController_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link that sets a new password, if the address has an account; the answer never tells. 429 after too many. Errors are JSON strings. */
        post: operations["RecoveryController_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a new verification link if the address waits for one; the answer never tells. 429 after too many. Errors are JSON strings. */
        post: operations["AuthController_sendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in, device by device, the last used first. */
        get: operations["SessionsController_mine"];
        put?: never;
        post?: never;
        /** Logs the caller out everywhere; with `?except=current` everywhere else. */
        delete: operations["SessionsController_endAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of the caller's sessions; the second time changes nothing. 404 for anybody else's. */
        delete: operations["SessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account and mails a link that verifies its address; with the proof of a pending user it is verified at once.
         *     A known address gets the same answer, except from its proven owner: 409 `address-has-account`.
         *     409 `terms-changed` when the accepted texts are not those in force, 422 for a weak or common password or one that is repeated otherwise, 429 after too many.
         */
        post: operations["AuthController_signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verifies an address by the token of its link, or moves an account to its new one. 409 when the link is used, replaced, expired or unknown. Errors are JSON strings. */
        post: operations["AuthController_verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-pending-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Uses the link. 409 when it is used, replaced, expired or unknown, 429 after too many tries. Errors are JSON strings. */
        post: operations["PendingController_verifyPendingUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own codes, the latest first: those that were kept and those that were used. */
        get: operations["DiscountsController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/discounts/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a code among the caller's own; nothing of it is used. 409 with the reason when it does not work, 429 after too many unknown codes. */
        post: operations["DiscountsController_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/discounts/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a code takes off: with `cart` line by line, in whole pesos; without one what comes off any cart. A token lets limits per person count.
         *     404 with the reason when the code cannot be used, or not by this person; 429 after too many unknown codes.
         */
        get: operations["DiscountsController_preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of these of the caller's orders, at most 100; orders of others have none here. 422 for anything but ids. */
        get: operations["DocumentsController_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document in words. 404 for another's. */
        get: operations["DocumentsController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{id}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document as a page of its own. 404 for another's. */
        get: operations["DocumentsController_html"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document as a tagged PDF. 404 for another's. */
        get: operations["DocumentsController_pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exchange-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pesos per dollar, to show approximate prices; 990 until a service answered. */
        get: operations["ExchangeRateController_exchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games by search, filters, sorting and page, with the count behind each filter value. 422 for a value that does not exist. */
        get: operations["CatalogController_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{idOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One game by id or slug. 404 when it is not on sale. */
        get: operations["CatalogController_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{idOrSlug}/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be achieved in a game; secret achievements come without their words. 404 when the game is not on sale. */
        get: operations["CatalogController_achievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/guardian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a guardian is asked, by the token of the mail; reading it uses nothing up. 409 `guardian-link-*` when the link no longer works. */
        get: operations["GuardianController_question"];
        put?: never;
        /** A guardian's answer, by the token of the mail. 409 `guardian-link-*`, or `text-changed` for a yes to another text than the one in force; 429 after too many. */
        post: operations["GuardianController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers. */
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This process takes requests: it reaches its database and its clock agrees with the database's. 503 when not, and from the moment it begins to end. */
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/legal/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A legal text as it stands: the terms, the right of withdrawal, privacy, what a guardian allows, or what news by mail are. 404 for any other name, 422 for a language we do not write. */
        get: operations["LegalController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller may play: owned games, the latest first, then those that a running plan lends. 401 without a session. */
        get: operations["LibraryController_shelf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/library/{gameId}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller may play a game now, why and until when. 401 without a session, 404 game-not-found. */
        get: operations["LibraryController_access"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's orders, newest first. */
        get: operations["CheckoutController_orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of an order, in the order of their issue. 404 for another's order. */
        get: operations["DocumentsController_ofOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to an order, with instants: placed, each payment and its end, delivered, refunds. 404 for another's order. */
        get: operations["OrderHistoryController_of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/receipt/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the receipt of a paid order once more, to the address of the account. 404 for another's order, 409 `order-not-paid`, 429 after five within an hour. */
        post: operations["DocumentsController_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/refund-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of an order may go back now: for each line the rights with their last days, the minutes played and the amount, or why not. 404 for another's order. */
        get: operations["RefundsController_options"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{orderId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests money back, of some lines or of all: by right it goes at once, and the answer waits up to 8 s for the bank; else it is a request with a promised answer. Pressing twice is one wish.
         *     404 for another's order; 409 when nothing was paid, it went back already, a refund is in progress, the named right is lost, or the payment goes back whole only; 422 without `lines`, and for an unknown field.
         */
        post: operations["RefundsController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places an order for a cart and opens the bank's form. 403 for another's user id, an unverified address, an account that needs a guardian or is too young for a game, 404 for an unknown game,
         *     409 when a price or the terms changed, a game is owned, a payment is under way, or with the reason why a discount code does not work, 422 for malformed carts,
         *     429 after too many unknown codes, 503 when the bank is out of reach.
         */
        post: operations["CheckoutController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/claim-free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A game for a code that takes off its whole price, or a free one without a code; nothing is paid, so no guardian is asked. Asking twice gives the same entry.
         *     403 for an account too young for it, 404 for an unknown game, 409 with the reason when the code does not give it.
         */
        post: operations["DiscountsController_claimFree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/claim-free-game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free game for the caller's library, without a guardian too, because nothing is paid; asking twice gives the same entry. 403 for an account too young for it, 404 for an unknown game, 409 when it has a price. */
        post: operations["CheckoutController_claimFree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order by its id: its owner always; without a token, for two hours, its games and status only; anyone else gets 404. */
        get: operations["CheckoutController_order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/order/{orderId}/pay-with-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays an order with a saved card; a refusal comes with words for the buyer. Refuses as POST /v1/webpay-oneclick/transactions does; 404 for an order that nobody made, too. */
        post: operations["CardPaymentsController_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/order/{orderId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tries to pay an unpaid order again. 403 when the account needs a guardian, 404 for another's order, 409 when it is paid, changed its price or is being paid, or its discount code does not work any more. */
        post: operations["CheckoutController_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment/state/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the payment stands. Waits up to 8 s for an end before it answers PENDING. Visible like the order. */
        get: operations["CheckoutController_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans on sale. Prices in whole pesos, VAT included; the US dollars are for orientation. */
        get: operations["SubscriptionsController_plans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/privacy/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How it stands with the caller's account. */
        get: operations["ErasureController_state"];
        put?: never;
        /** Begins the seven days and mails a link that cancels; accounts without a password get a link that begins them. 403 `password-wrong`, 409 `last-administrator-stays`, 429 after too many tries. */
        post: operations["ErasureController_ask"];
        /** Keeps the account. 409 `erasure-under-way` when the seven days are over. */
        delete: operations["ErasureController_cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/privacy/erasure/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the account, by the link in the mail and without a session. 409 when the link is used, expired or unknown. */
        post: operations["ErasureController_cancelByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/privacy/erasure/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins the seven days of an account without a password, by the link in the mail. 409 when the link is replaced, expired or unknown. */
        post: operations["ErasureController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/privacy/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's latest files, newest first. */
        get: operations["ExportsController_mine"];
        put?: never;
        /** Asks for a file with everything held about the caller; a mail tells when it is ready. 409 `export-under-way`, 429 `exports-used-up` after three within a day. */
        post: operations["ExportsController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/privacy/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file itself: a zip with a page for people and JSON for machines. 404 for anybody else's, and seven days after it was made. */
        get: operations["ExportsController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/privacy/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends news by mail at once, without log-in: what mail programs post by RFC 8058. 404 for an address that is not ours. */
        post: operations["UnsubscribeController_unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's refunds, newest first. */
        get: operations["RefundsController_own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes the wish for a plan; nothing is active and nothing is charged before it is paid, within an hour. The same wish again gives the same agreement.
         *     403 for another's user id, 409 `already-subscribed` or `payment-in-progress`, 422 for an unknown plan.
         */
        post: operations["SubscriptionsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscription/cancel-by-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the link of a mail would end, and when. Ends nothing. 404 `cancel-link-unknown` for a link that is not ours. */
        get: operations["CancelByLinkController_look"];
        put?: never;
        /** Ends the renewal that a mail announced, without log-in; access lasts until the end of what is paid. The same again changes nothing. 404 `cancel-link-unknown`. */
        post: operations["CancelByLinkController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscription/oneclick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charges the first period to a saved card. 201 with the subscription when the money is in; 200 with `subscription` null and the bank's code when it declined;
         *     202 while its answer is awaited: nothing is charged twice, and `transaction-status` tells the end.
         *     403 for another's user id, an unverified address or an account that needs a guardian, 404 for a card that is not the caller's,
         *     409 `charge-returned` with `payment` when the bank took money that goes back, `already-subscribed`, `payment-in-progress`, `price-changed`, `terms-changed`, `card-unusable` or `too-many-tries-today`, 422 for malformed fields or two cards that differ.
         */
        post: operations["SubscribeController_subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscription/subscribe-with-discount-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Periods of a plan for a code: the first begins at once, or they follow what is paid already. No card and no guardian is asked for; asking again changes nothing.
         *     403 for another's user id or an unverified address, 404 `code-unknown`, 409 with the reason when the code does not work, 429 after too many unknown codes.
         */
        post: operations["SubscribeController_redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscription/transaction-status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a charge of the caller's stands, by the id of its order or payment; waits up to 8 s for an end before it answers PENDING. 404 for another's. */
        get: operations["SubscribeController_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes one that is over or was never paid off the list; one that runs stops renewing and keeps what is paid. 404 for another's. */
        delete: operations["SubscriptionsController_remove"];
        options?: never;
        head?: never;
        /** `isActive` false stops renewing; true renews, and charges where a period is owed or the paid time is over: who wants it on without money asks the shop's people. 202, 404 and 409 as renewing. */
        patch: operations["SubscriptionsController_change"];
        trace?: never;
    };
    "/v1/subscription/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Stops renewing; what is paid stays until `active_until`, and it can be undone until then. 404 for another's, 409 when it is not active. */
        patch: operations["SubscriptionsController_cancel"];
        trace?: never;
    };
    "/v1/subscription/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** The card of the next charges; where a renewal was declined it is tried at once. 403 without a guardian's yes where one is needed, 404 for another's subscription or card, 409 when the card does not work or it has ended. */
        patch: operations["SubscriptionsController_card"];
        trace?: never;
    };
    "/v1/subscription/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Inside the paid time it renews again, for nothing and with the same date; where a renewal was declined the owed period is charged at once; after the end a new one, beginning today.
         *     `payment` tells of the charge: 200 when the money is in, 202 with a response code of null while the bank's answer is awaited.
         *     409 `charge-declined` with `payment` when the bank said no, `charge-returned` with `payment` when it took money that goes back, `price-changed` with `total` when `amount` is given and another sum is due: nothing is charged then.
         *     403 without a verified address or a guardian, 404 for another's or a card that is not the caller's, 409 `card-needed`, `payment-in-progress`, `subscription-ended`,
         *     `another-card-needed` for a card that the bank refused for good, `too-many-tries-today` with the day of the next try in `try_again_on`.
         */
        patch: operations["SubscriptionsController_renew"];
        trace?: never;
    };
    "/v1/subscription/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's subscriptions, newest first; an empty list when there is none. 403 for another's user id. */
        get: operations["SubscriptionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the caller's password and signs out all other devices. 409 `current-password-wrong` or, for accounts that only know Google, `no-password-yet`;
         *     422 for a new one that is weak, the same or repeated otherwise; 429 after too many.
         */
        patch: operations["ChangePasswordController_change"];
        trace?: never;
    };
    "/v1/users/profile-picture/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives an account its picture: JPEG, PNG, WebP or GIF, cut to the square in its middle, without anything but its pixels.
         *     403 for anybody but the owner and staff with the right to, 413 above 8 MB, 422 for what is no harmless picture, 429 after too many.
         */
        post: operations["ProfileController_showPicture"];
        /** Takes the picture of an account away; doing it again changes nothing. 403 for anybody but the owner and staff with the right to. */
        delete: operations["ProfileController_removePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole record of an account. 403 for anybody but its owner and administrators, whether it exists or not; 404 for these when it does not. */
        get: operations["UsersController_user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes what is sent and leaves the rest. Another address needs the current password, gets a link and counts once that is used; the answer never tells whether it has an account.
         *     An account without a password allows it by a link to its present address. What staff with the right to addresses ask for waits, and the present address can stop it.
         *     403 for anybody but the owner and staff with the right to, 409 `current-password-wrong`, 422 `address-needs-password` or for a field that cannot be, 429 after too many changes of the address.
         */
        patch: operations["ProfileController_update"];
        trace?: never;
    };
    "/v1/users/{id}/birth-year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the year of birth that no sign-up asked for; once told it stays. 409 `birth-year-known`. */
        post: operations["GuardianController_tellBirthYear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest answer of the caller to each text, and what has to be agreed to again. 403 for anybody else's. */
        get: operations["ConsentsController_of"];
        put?: never;
        /** Writes an answer down. 409 `text-changed` for a yes to other words than those in force, `consent-holds-account` for a no to the terms or privacy. */
        post: operations["ConsentsController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/guardian": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller needs a guardian to buy, whom they named, and what came of it. 403 for anybody else's. */
        get: operations["GuardianController_of"];
        put?: never;
        /**
         * Mails a guardian the question whether the caller may buy. 403 before the caller's own address is verified, 429 after too many,
         *     409 when no guardian is needed, for the account's own address, after a yes, or for another address after a no.
         */
        post: operations["GuardianController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webpay-oneclick/inscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the bank's form that saves a card; the browser posts `TBK_TOKEN` there. 403 for an unverified address or an account that needs a guardian,
         *     409 for too many cards or tries, 503 when the bank is out of reach.
         */
        post: operations["SavedCardsController_start"];
        /** Removes a card, named in the body or in the query. 404 for a card that is not the caller's, 409 `card-of-a-plan` for the last card of a plan that renews unless `confirmed`. */
        delete: operations["SavedCardsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webpay-oneclick/inscriptions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** How saving the card ended, the same answer every time; waits up to 8 s for the bank. `success` false says why in `message`. 404 for a token that is not the caller's. */
        put: operations["SavedCardsController_confirm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webpay-oneclick/methods/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's saved cards, the default first, then the latest. 403 for another's user id. */
        get: operations["SavedCardsController_methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Chooses the card that is proposed first. 403 for another's user id, 404 for a card that is not the caller's, 409 when it no longer works. */
        patch: operations["SavedCardsController_chooseDefault"];
        trace?: never;
    };
    "/v1/webpay-oneclick/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays an order with a saved card, in the bank's shape; a refusal is 200 with `details[0].response_code` other than 0, and `status` PENDING means that the bank's answer is being found out.
         *     403 for an unverified address or an account that needs a guardian, 404 for a card or order of somebody else, 409 when the order is paid, being paid or changed its price,
         *     or the card no longer works, 422 for an order that nobody made.
         */
        post: operations["CardPaymentsController_charge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webpay-oneclick/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a payment, by the id of our order or of the attempt itself; waits up to 8 s for an end before it tells PENDING; `refund` tells what went back. 404 for another's. */
        get: operations["CardPaymentsController_charged"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webpay-oneclick/transactions/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The refund call of the first contract; `id` is an order's. Of the body only the amount (whole pesos) is a wish: within the rules it goes back at once,
         *     else it is a request (`status: requested`); the same amount again within ten minutes is the same wish. 404 for another's order, 409 for more than is left, 422 for an amount that is none.
         */
        post: operations["RefundsController_refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountReply: {
            user_id: string;
            id: string;
            email: string;
            username: string;
            role_id: number;
            roleId: number;
            /** @description YYYY-MM-DD */
            birthday: string | null;
            bio: string | null;
            profile_picture_url: string | null;
            /** @description Whoever has one is a developer. */
            developer_id: string | null;
            email_verified: boolean;
            /** @enum {string} */
            language: "en" | "es";
            created_at: string;
            /** @description The address that waits for its link to be used; null for anybody but the owner. */
            pending_email: string | null;
            /** @description Whether it has a password; without one its address is changed by a link. */
            has_password: boolean;
            /** @description Below the age of own decisions, as far as the shop knows: nothing that tracks may be loaded. */
            minor: boolean;
            /** @description Whether buying waits for a guardian's yes, given or not. */
            guardian_needed: boolean;
            may_buy: boolean;
            /** @description Whether no year of birth was told. */
            birth_year_needed: boolean;
            /** @description Texts to be agreed to, for the first time or again. */
            needs_acceptance: ("privacy" | "terms")[];
        };
        AchievementReply: {
            id: string;
            /** @enum {string} */
            kind: "instant" | "progress";
            secret: boolean;
            /** @description Null for secret ones: the server keeps them. */
            title: components["schemas"]["TextInTwo"] | null;
            description: components["schemas"]["TextInTwo"] | null;
            goal: number | null;
        };
        AchievementsReply: {
            game: {
                id: string;
                slug: string;
                title: components["schemas"]["TextInTwo"];
            };
            achievements: components["schemas"]["AchievementReply"][];
        };
        AddressRequest: {
            /** Format: email */
            email: string;
        };
        AgreedTerms: {
            version: string;
            hash: string;
        };
        AgreementReply: {
            /** @enum {string} */
            text: "marketing" | "privacy" | "terms";
            /** @description Of the text in force. */
            version: string;
            hash: string;
            /** @description Whether the newest answer is a yes to the text in force. */
            agreed: boolean;
            /** @description Null before any answer. */
            latest: components["schemas"]["ConsentReply"] | null;
        };
        AliveReply: {
            /** @enum {string} */
            status: "ok";
        };
        AnswerConsentRequest: {
            /** @enum {string} */
            text: "marketing" | "privacy" | "terms";
            /** @description Of the text that was read; needed for a yes. */
            hash?: string;
            given: boolean;
        };
        AnswerGuardianRequest: {
            token: string;
            /**
             * @description `refuse` also takes an earlier yes back; `erase` asks for the account to be deleted.
             * @enum {string}
             */
            decision: "allow" | "erase" | "refuse";
            /** @description Of the text `guardian` that was read; needed to allow. */
            hash?: string;
        };
        AskGuardianRequest: {
            /**
             * Format: email
             * @description Of an adult; not the address of the account.
             */
            email: string;
        };
        AskRefundRequest: {
            /**
             * Format: uuid
             * @description Ids of games of the order, or `all` that can go back; of a plan's period `all` is the only way.
             */
            lines: string[] | "all";
            /** @description What the person wants to say. */
            words?: string;
            /**
             * @description The right that is claimed; without one the best that holds.
             * @enum {string}
             */
            ground?: "goodwill" | "request" | "withdrawal";
        };
        AssignRoleRequest: {
            reason: string;
            /** @description 1 administrator, 2 player without publishing, 3 member, from 4 on roles made here. */
            roleId: number;
        };
        AuditLine: {
            id: string;
            /** Format: date-time */
            at: string;
            actorId: string;
            /** @description Null when the person was erased. */
            actorName: string | null;
            /** @description Type of the fact, or `GameEdited` and `ProfileEdited` for rows. */
            action: string;
            /** @description What it was done to: `game`, `account`, `roles`, `refund`, `order`, `code` and the like, and its id. */
            subject: string;
            subjectId: string;
            /** @description Whom it was done to; null when it was no person, or one who was erased. */
            personName: string | null;
            gameTitle: {
                es: string;
                en: string;
            };
            /** @description Which order it concerns; null when none. */
            orderNumber: string | null;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            };
            reason: string | null;
        };
        BalanceLine: {
            /** @enum {string} */
            account: "bank" | "cash-at-provider" | "developer-payable" | "expected" | "pending" | "received" | "refunds" | "revenue" | "vat";
            /** @description Whose part it is: a developer, or the pool of a month's plans. */
            subAccount: string | null;
            /** @description What the developer is called whose part it is; null where it is no developer's. */
            subAccountName: string | null;
            /** @description What was added from the first day through the last. */
            debit: number;
            /** @description What was taken in those days; zero or below. */
            credit: number;
            /** @description How it stands at the end of the last day. */
            balance: number;
        };
        BatchReply: {
            batchId: string;
            codes: string[];
        };
        BilingualWords: {
            es: string;
            en: string;
        };
        BooksReply: {
            from: string | null;
            through: string | null;
            /** @description The sum of all entries; anything but 0 is a fault of the books. */
            trialBalance: number;
            balances: components["schemas"]["BalanceLine"][];
        };
        CancelByLinkRequest: {
            /** @description From the link in a mail. */
            token: string;
        };
        CancellableReply: {
            /** @enum {string} */
            plan_id: "monthly" | "yearly";
            /** @description Whole pesos of the next charge. */
            price: number;
            /** @enum {string} */
            currency: "CLP";
            /**
             * @description 1 while it renews by itself.
             * @enum {number}
             */
            auto_renew: 0 | 1;
            /**
             * @description `active` or `past_due` while it runs, `awaiting_bank` while the bank's answer to a charge may still begin it, `ended` afterwards.
             * @enum {string}
             */
            status: "active" | "awaiting_bank" | "ended" | "past_due";
            /** @description The last day with access if it is not renewed, as Chile's calendar names it; null when it is over. */
            last_day: string | null;
            /** @description The instant at which that day is over; null when it is over. */
            active_until: string | null;
        };
        CancelledByLinkReply: {
            /** @enum {string} */
            plan_id: "monthly" | "yearly";
            /** @description Whole pesos of the next charge. */
            price: number;
            /** @enum {string} */
            currency: "CLP";
            /**
             * @description 1 while it renews by itself.
             * @enum {number}
             */
            auto_renew: 0 | 1;
            /**
             * @description `active` or `past_due` while it runs, `awaiting_bank` while the bank's answer to a charge may still begin it, `ended` afterwards.
             * @enum {string}
             */
            status: "active" | "awaiting_bank" | "ended" | "past_due";
            /** @description The last day with access if it is not renewed, as Chile's calendar names it; null when it is over. */
            last_day: string | null;
            /** @description The instant at which that day is over; null when it is over. */
            active_until: string | null;
            message: string;
        };
        CardChargeReply: {
            /** @description Our order. */
            buy_order: string;
            /** @enum {string} */
            status: "AUTHORIZED" | "CANCELED" | "FAILED" | "PENDING" | "REJECTED" | "REVERSED";
            card_detail: components["schemas"]["ChargedCard"];
            /** @description `MMDD` of Chile's calendar; null without an approval. */
            accounting_date: string | null;
            transaction_date: string | null;
            details: components["schemas"]["ChargeDetail"][];
            /** @description A sentence for the buyer. */
            message: string;
            decline: components["schemas"]["DeclineWords"] | null;
            /** @description What went back of it, or is on its way back; absent where nothing did. */
            refund?: components["schemas"]["RefundFacts"];
        };
        ChangeGameRequest: {
            title?: components["schemas"]["TitleInTwo"];
            summary?: components["schemas"]["SummaryInTwo"];
            description?: components["schemas"]["LongTextInTwo"];
            teaches?: components["schemas"]["PointsInTwo"];
            subjects?: ("arts" | "astronomy" | "biology" | "chemistry" | "citizenship" | "english" | "geography" | "health" | "history" | "language" | "logic" | "math" | "music" | "physics" | "science" | "technology")[];
            grades?: components["schemas"]["GradeSpan"];
            /** @enum {string} */
            ageRating?: "14" | "18" | "8" | "all" | "educational";
            platforms?: ("android" | "linux" | "macos" | "web" | "windows")[];
            languages?: ("en" | "es" | "pt")[];
            /** @description Civil date. */
            releasedOn?: string;
            /** @description Whole pesos with VAT; 0 is free. */
            price?: number;
            listed?: boolean;
        };
        ChangePasswordRequest: {
            /** @description Must repeat the new password where it is sent. */
            confirmation?: string;
            confirmPassword?: string;
            confirm_password?: string;
            passwordConfirmation?: string;
            password_confirmation?: string;
            /** @description Required, unless given as `current_password`, `oldPassword` or `old_password`. */
            currentPassword?: string;
            current_password?: string;
            oldPassword?: string;
            old_password?: string;
            /** @description At least 8 characters with an upper-case letter and a digit. Required, unless given as `new_password` or `password`. */
            newPassword?: string;
            new_password?: string;
            password?: string;
        };
        ChangeSubscriptionRequest: {
            /** @description True renews, false stops renewing; 1 and 0 are read the same. */
            isActive: boolean;
        };
        ChangedSubscriptionReply: {
            message: string;
            subscription: components["schemas"]["SubscriptionReply"];
            active_until: string | null;
            /** @enum {number} */
            is_active: 0 | 1;
            /** @enum {number} */
            auto_renew: 0 | 1;
        };
        ChargeCardRequest: {
            /**
             * Format: uuid
             * @description Our alias of the card.
             */
            tbk_user: string;
            /**
             * Format: uuid
             * @description The `orderId` of POST /v1/payment.
             */
            buy_order: string;
            /** @description Ignored: the bank's name for the card is ours. */
            username?: string;
            /** @description Ignored: amount and shop are those of the order. */
            details?: Record<string, never>[];
        };
        ChargeDetail: {
            /** @description Whole pesos. */
            amount: number;
            /** @enum {string} */
            status: "AUTHORIZED" | "CONSTRAINTS_VIOLATED" | "FAILED" | "INITIALIZED" | "REVERSED";
            authorization_code: string | null;
            payment_type_code: string | null;
            /** @description 0 is approved; null while nobody knows. */
            response_code: number | null;
            installments_number: number;
            commerce_code: string;
            buy_order: string;
        };
        ChargedCard: {
            /** @description The last four digits. */
            card_number: string;
        };
        CheckPendingUserReply: {
            message: string;
            /** @enum {string} */
            status: "pending" | "verified";
        };
        ChooseCardRequest: {
            payment_method_id: string;
        };
        ChooseDefaultRequest: {
            /** Format: uuid */
            default_payment_method_id: string;
        };
        ClaimCodeRequest: {
            code: string;
        };
        ClaimFreeGameReply: {
            message: string;
            entry: components["schemas"]["LibraryEntry"];
        };
        ClaimFreeGameRequest: {
            /** Format: uuid */
            game_id: string;
            /** @description Must be the caller's own id when given. */
            user_id?: string;
        };
        ClaimFreeReply: {
            message: string;
            entry: components["schemas"]["LibraryEntry"];
        };
        ClaimFreeRequest: {
            /** Format: uuid */
            game_id: string;
            /** @description Must be the caller's own id when given. */
            user_id?: string;
            /** @description A code that gives this game, or takes everything off; without one the game must be free. */
            discount_code?: string;
        };
        CodeLine: {
            id: string;
            /** @description Null where the text is not kept. */
            text: string | null;
            hint: string;
            /** @enum {string} */
            kind: "game" | "percent" | "plan";
            percent: number | null;
            gameId: string | null;
            gameTitle: {
                es: string;
                en: string;
            };
            /** @enum {string|null} */
            planId: "monthly" | "yearly" | null;
            periods: number | null;
            uses: number | null;
            usesPerPerson: number | null;
            validFrom: string | null;
            validUntil: string | null;
            gameIds: string[] | null;
            firstPurchaseOnly: boolean;
            purpose: string;
            batchId: string | null;
            /** Format: date-time */
            issuedAt: string;
            /** Format: date-time */
            deactivatedAt: string | null;
            deactivatedBecause: string | null;
            reserved: number;
            used: number;
        };
        CodePreviewReply: {
            /** @description Why a new person could not use it for this cart, or null. */
            why: string | null;
            lines: {
                id: string;
                title: {
                    es?: string;
                    en?: string;
                };
                before: number;
                after: number;
            }[];
            totalBefore: number;
            totalAfter: number;
        };
        CodePreviewRequest: {
            /** @description A cart to try the code on. */
            cart: string[];
        };
        CodeShowReply: {
            id: string;
            /** @description Null where the text is not kept. */
            text: string | null;
            hint: string;
            /** @enum {string} */
            kind: "game" | "percent" | "plan";
            percent: number | null;
            gameId: string | null;
            gameTitle: {
                es: string;
                en: string;
            };
            /** @enum {string|null} */
            planId: "monthly" | "yearly" | null;
            periods: number | null;
            uses: number | null;
            usesPerPerson: number | null;
            validFrom: string | null;
            validUntil: string | null;
            gameIds: string[] | null;
            firstPurchaseOnly: boolean;
            purpose: string;
            batchId: string | null;
            /** Format: date-time */
            issuedAt: string;
            /** Format: date-time */
            deactivatedAt: string | null;
            deactivatedBecause: string | null;
            reserved: number;
            used: number;
            /** @description The latest 200. */
            latestUses: components["schemas"]["CodeUseLine"][];
        };
        CodeUseLine: {
            useId: string;
            playerId: string;
            playerName: string | null;
            orderId: string | null;
            orderNumber: string | null;
            subscriptionId: string | null;
            /** @enum {string} */
            state: "released" | "reserved" | "used";
            /** @description Whole pesos; null before it is used. */
            discount: number | null;
            /** Format: date-time */
            at: string;
        };
        ConfirmInscriptionReply: {
            success: boolean;
            message: string;
            /**
             * @description `pending`: the bank has not answered yet; asking again tells more.
             * @enum {string}
             */
            status: "enrolled" | "left" | "not-finished" | "pending" | "refused" | "removed" | "unanswered";
            /** @description The card that was saved. */
            payment_method: components["schemas"]["PaymentMethod"] | null;
        };
        ConfirmInscriptionRequest: {
            /** @description Ignored: the token tells which card is meant. */
            username?: string;
        };
        ConfirmResetRequest: {
            /** @description Must repeat the new password where it is sent. */
            confirmation?: string;
            confirmPassword?: string;
            confirm_password?: string;
            passwordConfirmation?: string;
            password_confirmation?: string;
            /** @description From the link in the mail. */
            token: string;
            /** @description At least 8 characters with an upper-case letter and a digit; no common one and no name. */
            newPassword: string;
        };
        ConsentReply: {
            /** @description Year and month of the text. */
            version: string;
            hash: string;
            /**
             * @description In which it was read.
             * @enum {string}
             */
            language: "en" | "es";
            given: boolean;
            /** @enum {string} */
            place: "account" | "checkout" | "guardian" | "mail" | "sign-up";
            /** @description ISO 8601 in UTC. */
            at: string;
        };
        ConsentsReply: {
            texts: components["schemas"]["AgreementReply"][];
            /** @description What has to be agreed to, for the first time or again. */
            needs_acceptance: ("privacy" | "terms")[];
            /** @description Where news by mail can be ended without logging in. */
            unsubscribe_url: string;
        };
        CreatePaymentReply: {
            token: string;
            url: string;
            orderId: string;
        };
        CreatePaymentRequest: {
            /** @description Ids of the games, each once. */
            cart: string[];
            /** @description Must be the caller's own id when given. */
            user_id?: string;
            discount_code?: string;
            /** @description The client's own note of its session; kept to correlate only. */
            session_id?: string;
            /** @description Where the browser is sent with the result; honoured when its origin is on the shop's list. */
            url?: string;
            /** @description What the page showed, in whole pesos: what is to be paid, or the sum before the code. */
            subtotal?: number;
            /** @enum {string} */
            currency?: "CLP";
            /** @description Hash of the terms that the buyer ticked. */
            accepted_terms?: string;
        };
        CreatePendingUserRequest: {
            /** Format: email */
            email: string;
            /** @description Of the mail, such as `es` or `es-CL`; by default, and for one that we do not speak, that of the request. */
            lang?: string;
        };
        CreateSubscriptionRequest: {
            /** @description Must be the caller's own id when given. */
            userId?: string;
            /**
             * @description 1 or `monthly`, 2 or `yearly`.
             * @enum {string}
             */
            planId: "1" | 1 | "2" | 2 | "monthly" | "yearly";
        };
        CreatedSubscriptionReply: {
            message: string;
            subscription: components["schemas"]["SubscriptionReply"];
        };
        DashboardReply: {
            today: {
                orders: number;
                total: number;
                refunded: number;
            };
            /** @description The last 30 days, today included, oldest first. */
            days: components["schemas"]["SalesDay"][];
            /** @description Payments of which nobody knows yet whether the money moved. */
            inDoubt: number;
            /** @description Those among them that only a person can settle. */
            needPerson: number;
            /** @description Refunds that wait for somebody of the shop. */
            refundsWaiting: number;
            /** @description Those among them whose promised day of answer is over. */
            refundsOverdue: number;
            /** @description Effects given up, and jobs the queue counts as failed. */
            failedJobs: number;
            /** @description False when the queue could not be asked: then `failedJobs` counts the ledger alone. */
            queueAnswers: boolean;
            /** @description The latest effects given up. */
            failures: components["schemas"]["GivenUp"][];
            /** @description Orders paid within 90 days and not delivered. */
            undelivered: number;
            /** @description The latest of them. */
            undeliveredOrders: components["schemas"]["UndeliveredOrder"][];
            /** @description Plans whose renewal the bank declined, and that have not ended. */
            failingRenewals: number;
            /** @description Those among them that are tried again first. */
            renewals: components["schemas"]["FailingRenewal"][];
            /** @description Workers that stopped charging until they are restarted, because more charges ran than fell due. */
            workersBraked: number;
            feeds: components["schemas"]["FeedLag"][];
        };
        DecideRefundRequest: {
            note?: string;
            reason: string;
        };
        DeclineFacts: {
            /** @description The bank's code; null where it gave none. */
            code: number | null;
            /**
             * @description hard: not with this card again; soft: another try may work; limit: not today.
             * @enum {string}
             */
            kind: "hard" | "limit" | "soft";
            reason: components["schemas"]["BilingualWords"];
            next: components["schemas"]["BilingualWords"];
        };
        DeclineWords: {
            code: number | null;
            /**
             * @description hard: not with this card again; soft: another try may work; limit: not today.
             * @enum {string}
             */
            kind: "hard" | "limit" | "soft";
            reason: string;
            next: string;
        };
        DiscountLine: {
            id: string;
            before: number;
            after: number;
        };
        DiscountReply: {
            /**
             * @description Percent off, from 0 to 100: with `cart` off the games that the code is for; without one off everything,
             *     so 0 for codes of a game, of some games or of a plan. 0 too where `why` tells that nothing comes off.
             */
            discount: number;
            /** @enum {string} */
            kind: "game" | "percent" | "plan";
            /** @description The code's own percentage, off the games that it is for; null for codes of a game or a plan. */
            percent: number | null;
            /** @description The game that it gives, or null. */
            gameId: string | null;
            /**
             * @description The plan that it pays for, or null.
             * @enum {string|null}
             */
            planId: "monthly" | "yearly" | null;
            periods: number | null;
            /** @description Why it takes nothing off this cart: the code of the sentence in `message`; null where it does. */
            why: string | null;
            message: string | null;
            /** @description Null when no cart was asked about. */
            lines: components["schemas"]["DiscountLine"][] | null;
            totalBefore: number | null;
            totalAfter: number | null;
        };
        DocumentLine: {
            id: string;
            /** @enum {string} */
            series: "credit-note" | "receipt";
            number: number;
            total: number;
            /** Format: date-time */
            issuedAt: string;
        };
        DocumentReply: {
            documentId: string;
            /** @enum {string} */
            series: "credit-note" | "receipt";
            /** @description Counted from 1 in each series, without gaps. */
            number: number;
            orderId: string;
            /** @description The refund that a credit note is about. */
            refundId: string | null;
            total: number;
            net: number;
            vat: number;
            /** Format: date-time */
            issuedAt: string;
            /** @description Under which number the tax office knows it; null as long as it does not. */
            folio: string | null;
        };
        DocumentsReply: {
            documents: components["schemas"]["DocumentReply"][];
        };
        DrawBatchRequest: {
            /** @description What for; kept for ever, so no names. */
            purpose: string;
            count: number;
            /** @enum {string} */
            kind: "game" | "percent" | "plan";
            /** @description From 1 to 100. */
            percent?: number;
            /**
             * Format: uuid
             * @description The game that it gives.
             */
            gameId?: string;
            /**
             * @description The plan whose periods it pays for.
             * @enum {string}
             */
            planId?: "monthly" | "yearly";
            periods?: number;
            /** @description How often by all people together; without it as often as they like. */
            uses?: number | null;
            usesPerPerson?: number | null;
            /** @description First and last day in Chile, `2026-11-21`; both count. */
            validFrom?: string | null;
            validUntil?: string | null;
            /** @description Percent off these games only. */
            gameIds?: string[] | null;
            firstPurchaseOnly?: boolean;
        };
        EarlierSettlement: {
            id: string;
            /** Format: date-time */
            importedAt: string;
            importedById: string;
            /** @description Null when the person was erased. */
            importedByName: string | null;
        };
        EditableGameReply: {
            id: string;
            slug: string;
            title: {
                es: string;
                en: string;
            };
            summary: {
                es: string;
                en: string;
            };
            description: {
                es: string;
                en: string;
            };
            teaches: {
                es: string[];
                en: string[];
            };
            subjects: ("arts" | "astronomy" | "biology" | "chemistry" | "citizenship" | "english" | "geography" | "health" | "history" | "language" | "logic" | "math" | "music" | "physics" | "science" | "technology")[];
            grades: {
                from: number;
                to: number;
            };
            /** @enum {string} */
            ageRating: "14" | "18" | "8" | "all" | "educational";
            platforms: ("android" | "linux" | "macos" | "web" | "windows")[];
            languages: ("en" | "es" | "pt")[];
            releasedOn: string;
            cover: string;
            inPlan: boolean;
            developer: {
                id: string;
                name: string;
            };
            price: number;
            listed: boolean;
        };
        EntryLine: {
            /** @description Its fact's place in the log, and its own place among that fact's lines. */
            position: number;
            line: number;
            eventType: string;
            /** @enum {string} */
            account: "bank" | "cash-at-provider" | "developer-payable" | "expected" | "pending" | "received" | "refunds" | "revenue" | "vat";
            subAccount: string | null;
            /** @description What the developer is called whose part it is; null where it is no developer's. */
            subAccountName: string | null;
            /** @description A debit above zero, a credit below; whole pesos. */
            amount: number;
            paymentId: string | null;
            refundId: string | null;
            occurredOn: string;
            /** Format: date-time */
            occurredAt: string;
        };
        ErasureReply: {
            /**
             * @description `none`: the account stays; `link-sent`: waits for the link in the mail; `waiting`: in the seven days; `under-way`: being deleted.
             * @enum {string}
             */
            state: "link-sent" | "none" | "under-way" | "waiting";
            requestedAt: string | null;
            /** @description When the account is deleted. */
            dueAt: string | null;
            /** @description Whether the account has a password to confirm with; null for somebody not signed in. */
            needsPassword: boolean | null;
        };
        ErasureRequest: {
            /** @description Of the account. Left out by accounts that have none; they get a link by mail instead. */
            password?: string;
        };
        ExchangeRateReply: {
            /** @description For display only; nothing is ever charged by it. */
            clpPerUsd: number;
            /** @description Of which moment the rate is, as the service says, else when it answered; null for the fallback. */
            asOf: string | null;
            /** @enum {string} */
            source: "fallback" | "service";
        };
        ExportReply: {
            id: string;
            /**
             * @description `asked`: being made; `ready`: can be downloaded; `expired`: gone; `failed`: could not be made, ask again.
             * @enum {string}
             */
            state: "asked" | "expired" | "failed" | "ready";
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            readyAt: string | null;
            /**
             * Format: date-time
             * @description Until when it can be downloaded.
             */
            expiresAt: string | null;
            /** @description In bytes; null until it is ready. */
            size: number | null;
        };
        ExportsReply: {
            exports: components["schemas"]["ExportReply"][];
        };
        Facets: {
            subjects: {
                [key: string]: number;
            };
            grades: {
                [key: string]: number;
            };
            platforms: {
                [key: string]: number;
            };
            languages: {
                [key: string]: number;
            };
            price: {
                free: number;
                paid: number;
            };
        };
        FailingRenewal: {
            id: string;
            personId: string;
            /** @description Null when the person was erased. */
            personName: string | null;
            /** @enum {string} */
            planId: "monthly" | "yearly";
            /** @description Whole pesos. */
            amount: number;
            /** @enum {string} */
            decline: "hard" | "soft";
            /** @description The day of the next try; null where no card is tried again. */
            nextTryOn: string | null;
            graceUntil: string | null;
        };
        FeedLag: {
            name: string;
            /** @enum {string} */
            status: "failed" | "running";
            lagEvents: number;
            lagSeconds: number;
        };
        GameCard: {
            id: string;
            slug: string;
            title: components["schemas"]["TextInTwo"];
            summary: components["schemas"]["TextInTwo"];
            developer: {
                id: string;
                name: string;
            };
            price: number;
            /** @enum {string} */
            currency: "CLP";
            subjects: ("arts" | "astronomy" | "biology" | "chemistry" | "citizenship" | "english" | "geography" | "health" | "history" | "language" | "logic" | "math" | "music" | "physics" | "science" | "technology")[];
            grades: {
                from: number;
                to: number;
            };
            /** @enum {string} */
            ageRating: "14" | "18" | "8" | "all" | "educational";
            platforms: ("android" | "linux" | "macos" | "web" | "windows")[];
            languages: ("en" | "es" | "pt")[];
            /** @description Civil date. */
            releasedOn: string;
            cover: string;
            inPlan: boolean;
        };
        GameReply: {
            id: string;
            slug: string;
            title: components["schemas"]["TextInTwo"];
            summary: components["schemas"]["TextInTwo"];
            developer: {
                id: string;
                name: string;
            };
            price: number;
            /** @enum {string} */
            currency: "CLP";
            subjects: ("arts" | "astronomy" | "biology" | "chemistry" | "citizenship" | "english" | "geography" | "health" | "history" | "language" | "logic" | "math" | "music" | "physics" | "science" | "technology")[];
            grades: {
                from: number;
                to: number;
            };
            /** @enum {string} */
            ageRating: "14" | "18" | "8" | "all" | "educational";
            platforms: ("android" | "linux" | "macos" | "web" | "windows")[];
            languages: ("en" | "es" | "pt")[];
            /** @description Civil date. */
            releasedOn: string;
            cover: string;
            inPlan: boolean;
            description: components["schemas"]["TextInTwo"];
            teaches: {
                es: string[];
                en: string[];
            };
            screenshots: components["schemas"]["Screenshot"][];
            requirements: components["schemas"]["TextInTwo"];
            downloadMegabytes: number | null;
            achievementCount: number;
            similar: components["schemas"]["GameCard"][];
        };
        GamesReply: {
            games: components["schemas"]["GameCard"][];
            total: number;
            page: number;
            size: number;
            facets: components["schemas"]["Facets"];
        };
        GiveRefundRequest: {
            /** @description Lines of the order, or `all` that can go back. */
            lines: components["schemas"]["RefundLineRequest"][] | "all";
            reason: string;
            note?: string;
        };
        GivenDiscount: {
            codeId: string;
            percent: number;
            amount: number;
        };
        GivenUp: {
            id: string;
            kind: string;
            subject: string;
            state: string;
            /** Format: date-time */
            at: string;
        };
        GoogleNonceReply: {
            /** @description To be given to Google with the question who this is. */
            nonce: string;
        };
        GoogleSignInRequest: {
            /** @description The ID token that Google gave to the page. */
            credential: string;
            /** @description Of the account with the same address, when `password-needed` was answered. */
            password?: string;
            /** @description Keeps the session for 30 days instead of one. */
            remember_me?: boolean;
            /** @description What `nonce` answered, if the client repeats it; the token itself must carry it. */
            nonce?: string;
            /** @description Hash of the terms that were accepted; counts only when an account is made. */
            acceptedTerms?: string;
            /** @description Hash of the privacy text that was accepted; counts only when an account is made. */
            acceptedPrivacy?: string;
            /** @description Google's own guard in its redirect mode: must equal the cookie of this name. */
            g_csrf_token?: string;
        };
        GradeSpan: {
            from: number;
            to: number;
        };
        GuardianAnswerReply: {
            /** @enum {string} */
            decision: "allowed" | "erasure-asked" | "refused" | "withdrawn";
            message: string;
        };
        GuardianQuestionReply: {
            /** @description Of the child's account. */
            username: string;
            /** @enum {string|null} */
            decision: "allowed" | "erasure-asked" | "refused" | "withdrawn" | null;
            decided_at: string | null;
        };
        GuardianReply: {
            /** @description Whether buying waits for a guardian's yes. */
            needed: boolean;
            may_buy: boolean;
            /** @description Whom the account named; null before that. */
            email: string | null;
            /** @description ISO 8601 in UTC. */
            asked_at: string | null;
            /** @description Whether a mail waits for its answer. */
            waiting: boolean;
            /** @enum {string|null} */
            decision: "allowed" | "erasure-asked" | "refused" | "withdrawn" | null;
            decided_at: string | null;
        };
        HiddenSubscriptionReply: {
            message: string;
        };
        ImportSettlementRequest: {
            /** @description CSV with a line of column names: day of the sale, kind of transaction, buy order, authorization code, amount. */
            file: string;
            /** @description What the file is called, to find it again in the list. */
            fileName?: string;
        };
        IncidentLine: {
            id: string;
            /** @description Which question found it, such as `paid-without-access`. */
            kind: string;
            /** @enum {string} */
            subjectKind: "books" | "buy-order" | "order" | "payment" | "plan" | "position" | "refund" | "timer";
            /** @description The id of what it is about; `books` when it is about all. */
            subject: string;
            /** @description What people call it: an order's number, a payment's number at the bank, the number of a refund's order, that of a plan's latest order. */
            subjectName: string | null;
            /** @description What should be: pesos, a count or the states of a payment, as the kind has it. */
            expected: string;
            /** @description What is, in the same unit. */
            found: string;
            /** @enum {string} */
            status: "open" | "resolved";
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            resolvedAt: string | null;
        };
        IncidentPerson: {
            id: string;
            name: string;
        };
        IncidentReply: {
            id: string;
            /** @description Which question found it, such as `paid-without-access`. */
            kind: string;
            /** @enum {string} */
            subjectKind: "books" | "buy-order" | "order" | "payment" | "plan" | "position" | "refund" | "timer";
            /** @description The id of what it is about; `books` when it is about all. */
            subject: string;
            /** @description What people call it: an order's number, a payment's number at the bank, the number of a refund's order, that of a plan's latest order. */
            subjectName: string | null;
            /** @description What should be: pesos, a count or the states of a payment, as the kind has it. */
            expected: string;
            /** @description What is, in the same unit. */
            found: string;
            /** @enum {string} */
            status: "open" | "resolved";
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            resolvedAt: string | null;
            reason: string | null;
            /** @description Who resolved it; null while it is open, and when the difference was gone by itself. */
            resolvedBy: components["schemas"]["IncidentPerson"] | null;
            /** @description Who may deal with it. */
            assigned: components["schemas"]["IncidentPerson"][];
        };
        IssueBatchRequest: {
            /** @description What for; kept for ever, so no names. */
            purpose: string;
            count: number;
            /** @enum {string} */
            kind: "game" | "percent" | "plan";
            /** @description From 1 to 100. */
            percent?: number;
            /**
             * Format: uuid
             * @description The game that it gives.
             */
            gameId?: string;
            /**
             * @description The plan whose periods it pays for.
             * @enum {string}
             */
            planId?: "monthly" | "yearly";
            periods?: number;
            /** @description How often by all people together; without it as often as they like. */
            uses?: number | null;
            usesPerPerson?: number | null;
            /** @description First and last day in Chile, `2026-11-21`; both count. */
            validFrom?: string | null;
            validUntil?: string | null;
            /** @description Percent off these games only. */
            gameIds?: string[] | null;
            firstPurchaseOnly?: boolean;
            /**
             * Format: uuid
             * @description The id that `batches/draw` gave; sent again with the same codes, nothing happens twice.
             */
            batchId?: string;
            /** @description The texts that `batches/draw` drew, `count` of them. Without them the shop draws them now. */
            codes?: string[];
        };
        IssueCodeRequest: {
            /** @description What for; kept for ever, so no names. */
            purpose: string;
            /** @description 5 to 40 letters and digits; case, blanks and dashes do not count. */
            text: string;
            /** @enum {string} */
            kind: "game" | "percent" | "plan";
            /** @description From 1 to 100. */
            percent?: number;
            /**
             * Format: uuid
             * @description The game that it gives.
             */
            gameId?: string;
            /**
             * @description The plan whose periods it pays for.
             * @enum {string}
             */
            planId?: "monthly" | "yearly";
            periods?: number;
            /** @description How often by all people together; without it as often as they like. */
            uses?: number | null;
            usesPerPerson?: number | null;
            /** @description First and last day in Chile, `2026-11-21`; both count. */
            validFrom?: string | null;
            validUntil?: string | null;
            /** @description Percent off these games only. */
            gameIds?: string[] | null;
            firstPurchaseOnly?: boolean;
        };
        LateWorkLine: {
            id: string;
            /** @enum {string} */
            what: "announce" | "announce-end" | "charge" | "end" | "grant" | "skip";
            /** Format: date-time */
            dueAt: string;
            /** Format: date-time */
            doneAt: string;
            secondsLate: number;
            /**
             * Format: date-time
             * @description When the report in the log told it; null as long as it has not.
             */
            reportedAt: string | null;
            subscriptionId: string;
            /** @enum {string} */
            planId: "monthly" | "yearly";
            playerId: string;
            /** @description Null when the person was erased. */
            playerName: string | null;
            /** @description The order that a charge paid; null when nothing was charged or the bank said no. */
            orderId: string | null;
            orderNumber: string | null;
            /** @description Whole pesos. */
            amount: number | null;
        };
        LegalReply: {
            /** @enum {string} */
            document: "guardian" | "marketing" | "privacy" | "terms" | "withdrawal";
            /** @description Year and month of the text. */
            version: string;
            /** @description SHA-256 over the Spanish and the English text; what `accepted_terms` names. */
            hash: string;
            /** @enum {string} */
            language: "en" | "es";
            title: string;
            sections: components["schemas"]["LegalSectionReply"][];
        };
        LegalSectionReply: {
            heading: string;
            paragraphs: string[];
        };
        LibraryEntry: {
            gameId: string;
            slug: string;
            title: {
                es: string;
                en: string;
            };
            /** @description Address of the cover picture. */
            cover: string;
            /**
             * Format: date-time
             * @description Since when it may be played.
             */
            grantedAt: string;
            /**
             * @description `plan`: lent by a subscription, while it gives access.
             * @enum {string}
             */
            because: "code" | "free-claim" | "plan" | "purchase";
            /** @description The order that brought it, if one did. */
            orderId: string | null;
            /** @description Minutes played so far. */
            playMinutes: number;
            /**
             * Format: date-time
             * @description The end of the plan's paid time, or of its grace; null: the game stays for good.
             */
            until: string | null;
            /** @description Whether the plan goes on by itself after `until`. */
            renews: boolean;
        };
        LibraryReply: {
            /** @description Owned games first, the latest on top; then those of the plan. */
            entries: components["schemas"]["LibraryEntry"][];
        };
        LinkRequest: {
            /** @description From the link in the mail. */
            token: string;
        };
        LogInReply: {
            /** @description Bearer token; lives 15 minutes and can be refreshed while its session lives. */
            token: string;
            message: string;
        };
        LogInRequest: {
            email: string;
            password: string;
            /** @description Keeps the session for 30 days instead of one. */
            remember_me?: boolean;
        };
        LongTextInTwo: {
            es: string;
            en: string;
        };
        MessageReply: {
            message: string;
        };
        MoneyBack: {
            /** @enum {string} */
            state: "completed" | "started";
            amount: number;
            at: string;
            /** @enum {string} */
            how?: "nullified" | "reversed" | "transferred";
        };
        NoteRequest: {
            note?: string;
        };
        OpenSession: {
            id: string;
            /** @description What it was last used with, such as `Chrome, Android`; null when nothing is known of it. */
            device: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string;
            remembered: boolean;
        };
        OpenSessionReply: {
            id: string;
            /** @description What it was last used with, such as `Chrome, Android`; null when nothing is known of it. */
            device: string | null;
            /** @enum {string} */
            deviceKind: "computer" | "other" | "phone" | "tablet";
            /** @description Where it was last used, coarsely, such as `190.162.*.*`; null when unknown. */
            network: string | null;
            createdAt: string;
            lastSeenAt: string;
            /** @description Lives for 30 days without use instead of one. */
            remembered: boolean;
            /** @description Whether it is the session that asks. */
            current: boolean;
        };
        OpenSessionsReply: {
            /** @description The last used first. */
            sessions: components["schemas"]["OpenSessionReply"][];
        };
        OrderDiscountFacts: {
            percent: number;
            /** @description Whole pesos, over all games. */
            amount: number;
        };
        OrderEntriesReply: {
            entries: components["schemas"]["EntryLine"][];
        };
        OrderHistoryReply: {
            /** @description Oldest first. */
            steps: components["schemas"]["OrderStepReply"][];
        };
        OrderLineOfList: {
            id: string;
            number: string;
            /** @enum {string} */
            status: "closed" | "paid" | "placed" | "refunded";
            playerId: string;
            /** @description Null when the person was erased. */
            playerName: string | null;
            total: number;
            /** @description What was ordered: games, or the period of a plan. */
            gameTitles: string[];
            /** @description How often paying was tried. */
            attempts: number;
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            paidAt: string | null;
        };
        OrderRefund: {
            refundId: string;
            /** @description Whole pesos. */
            amount: number;
            /**
             * @description `requested` waits for an answer, `approved` is on its way, `delayed` is not done yet and the shop is on it.
             * @enum {string}
             */
            state: "approved" | "completed" | "delayed" | "denied" | "requested";
            /** @description The games that go back with it. */
            gameIds: string[];
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
        };
        OrderReply: {
            orderId: string;
            /** @description The short number for people. */
            number: string;
            /** @enum {string} */
            status: "AUTHORIZED" | "CANCELED" | "FAILED" | "PENDING" | "REJECTED" | "REVERSED";
            games: components["schemas"]["OrderedGame"][];
            /** @description Null where games were ordered. */
            plan: components["schemas"]["OrderedPlan"] | null;
            /** @description After the discount. */
            total: number;
            discount: components["schemas"]["OrderDiscountFacts"] | null;
            net: number;
            vat: number;
            /** @enum {string} */
            currency: "CLP";
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            paidAt: string | null;
            payment: components["schemas"]["PaymentFacts"] | null;
            /** @description The sum of what went back, or is on its way back. */
            refund: components["schemas"]["RefundFacts"] | null;
            /**
             * @description How the attempt that counts asks for the money; null where nothing had to be paid.
             * @enum {string|null}
             */
            paidWith: "oneclick" | "webpay-plus" | null;
            /** @description Of an attempt that the bank declined. */
            decline: components["schemas"]["DeclineFacts"] | null;
            refunds: components["schemas"]["OrderRefund"][];
            /**
             * @description Why an unpaid attempt ended, when it did.
             * @enum {string|null}
             */
            closedBecause: "aborted-at-bank" | "code-exhausted" | "create-failed" | "create-unanswered" | "form-broken" | "form-cancelled" | "form-timed-out" | "game-owned" | "never-arrived" | "never-sent" | "no-return" | "not-taken" | "order-paid" | "refused-by-bank" | "superseded" | null;
            /** @description Whether the same order may be tried again. */
            retryable: boolean;
        };
        OrderStateReply: {
            /** @enum {string} */
            status: "AUTHORIZED" | "CANCELED" | "FAILED" | "PENDING" | "REJECTED" | "REVERSED";
            refund?: components["schemas"]["RefundFacts"];
        };
        OrderStepReply: {
            /** @enum {string} */
            step: "delivered" | "paid" | "payment-approved" | "payment-declined" | "payment-ended" | "payment-in-doubt" | "payment-started" | "placed" | "refund-approved" | "refund-denied" | "refund-requested" | "refunded";
            /** @description The instant, ISO 8601 in UTC. */
            at: string;
            /** @description Whole pesos, where the step moves or names a sum. */
            amount: number | null;
        };
        OrderStoryReply: {
            id: string;
            number: string;
            /** @enum {string} */
            status: "closed" | "paid" | "placed" | "refunded";
            playerId: string;
            /** @description Null when the person was erased. */
            playerName: string | null;
            total: number;
            /** @description What was ordered: games, or the period of a plan. */
            gameTitles: string[];
            /** @description How often paying was tried. */
            attempts: number;
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            paidAt: string | null;
            playerEmail: string | null;
            lines: components["schemas"]["SoldGame"][];
            plan: components["schemas"]["SoldPeriod"] | null;
            discount: components["schemas"]["GivenDiscount"] | null;
            net: number;
            vat: number;
            terms: components["schemas"]["AgreedTerms"] | null;
            payments: components["schemas"]["PaymentLine"][];
            refunds: components["schemas"]["RefundLineOfList"][];
            documents: components["schemas"]["DocumentLine"][];
            timeline: components["schemas"]["TimelineEntry"][];
        };
        OrderedGame: {
            id: string;
            slug: string;
            title: {
                es: string;
                en: string;
            };
            /** @description What is paid for it: whole pesos, VAT included. */
            price: number;
            /** @description The shop's price before the order's code; null where no code made it cheaper. */
            listPrice: number | null;
            cover: string;
        };
        OrderedPlan: {
            subscriptionId: string;
            /** @enum {string} */
            planId: "monthly" | "yearly";
            title: {
                es: string;
                en: string;
            };
            /** @description Counted from 0. */
            period: number;
            /** @description Civil dates. */
            from: string;
            until: string;
        };
        OrdersReply: {
            orders: components["schemas"]["OrderReply"][];
            total: number;
            page: number;
            size: number;
        };
        OwnCodeReply: {
            id: string;
            /** @description As it is typed; where only its end is known, that, after an ellipsis. */
            code: string;
            /** @enum {string} */
            status: "available" | "inactive" | "used";
            /** @enum {string} */
            type: "game" | "percent" | "plan";
            /** @description Percent off; null for games and plans. */
            percent: number | null;
            gameId: string | null;
            /** @enum {string|null} */
            planId: "monthly" | "yearly" | null;
            periods: number | null;
            /** @description Only these games become cheaper; null for all. */
            gameIds: string[] | null;
            firstPurchaseOnly: boolean;
            validFrom: string | null;
            validUntil: string | null;
            /** @description How often the person used it, or is about to with an order that is being paid. */
            uses: number;
            /** @description How often the person may use it; null without a limit. */
            usesPerPerson: number | null;
            why: string | null;
            message: string | null;
        };
        OwnCodesReply: {
            codes: components["schemas"]["OwnCodeReply"][];
        };
        PaperLinesReply: {
            heading: string;
            /** @description Names of the two columns. */
            columns: string[];
            rows: components["schemas"]["PaperRowReply"][];
            totals: components["schemas"]["PaperRowReply"][];
        };
        PaperReply: {
            documentId: string;
            /** @enum {string} */
            series: "credit-note" | "receipt";
            /** @description Counted from 1 in each series, without gaps. */
            number: number;
            orderId: string;
            /** @description The refund that a credit note is about. */
            refundId: string | null;
            total: number;
            net: number;
            vat: number;
            /** Format: date-time */
            issuedAt: string;
            /** @description Under which number the tax office knows it; null as long as it does not. */
            folio: string | null;
            /** @enum {string} */
            language: "en" | "es";
            title: string;
            about: components["schemas"]["PaperRowReply"][];
            parties: components["schemas"]["PaperSectionReply"][];
            lines: components["schemas"]["PaperLinesReply"];
            sections: components["schemas"]["PaperSectionReply"][];
            footer: string;
        };
        PaperRowReply: {
            label: string;
            value: string;
            note?: string;
        };
        PaperSectionReply: {
            heading: string;
            rows: components["schemas"]["PaperRowReply"][];
            paragraphs: string[];
        };
        PayWithCardReply: {
            orderId: string;
            /** @enum {string} */
            status: "AUTHORIZED" | "CANCELED" | "FAILED" | "PENDING" | "REJECTED" | "REVERSED";
            decline: components["schemas"]["DeclineWords"] | null;
        };
        PayWithCardRequest: {
            /** Format: uuid */
            cardId: string;
        };
        PaymentFacts: {
            buyOrder: string;
            authorizationCode: string;
            transactionAt: string;
            /** @enum {string} */
            paymentType: "credit" | "debit" | "prepaid";
            /** @enum {string|null} */
            installmentType: "issuer" | "without-interest" | null;
            installments: number | null;
            installmentAmount: number | null;
            cardLast4: string | null;
            responseCode: number;
        };
        PaymentLine: {
            id: string;
            orderId: string;
            orderNumber: string;
            buyOrder: string;
            /** @enum {string} */
            state: "approved" | "authorizing" | "checking" | "closed" | "committing" | "declined" | "needs-person" | "planned" | "refund-failed" | "refund-unknown" | "refunded" | "refunding" | "token-issued" | "unknown" | "unwanted";
            /** @description Nobody knows yet whether the money moved. */
            inDoubt: boolean;
            amount: number;
            authorizationCode: string | null;
            cardLast4: string | null;
            /** @enum {string|null} */
            paymentType: "credit" | "debit" | "prepaid" | null;
            /** Format: date-time */
            plannedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description When the bank will be asked again.
             */
            nextCheckAt: string | null;
        };
        PaymentMethod: {
            payment_method_id: string;
            /** @description Our own alias of the card, the same as its id; the bank's secret never leaves the server. */
            tbk_user: string;
            /** @description Under which the bank keeps this one card. */
            username: string;
            /** @description The brand in the bank's words, such as Visa or Redcompra; may be empty. */
            card_type: string;
            /** @description `****6623` */
            card_number: string;
            is_default: boolean;
            usable: boolean;
            /**
             * @description Why it is charged no more.
             * @enum {string|null}
             */
            unusable_because: "blocked" | "expired" | "fraud-suspected" | "retry-limit" | "unknown-at-bank" | null;
            /** Format: date-time */
            enrolled_at: string;
        };
        PaymentMethodsReply: {
            paymentMethods: components["schemas"]["PaymentMethod"][];
        };
        PaymentStoryReply: {
            id: string;
            orderId: string;
            orderNumber: string;
            buyOrder: string;
            /** @enum {string} */
            state: "approved" | "authorizing" | "checking" | "closed" | "committing" | "declined" | "needs-person" | "planned" | "refund-failed" | "refund-unknown" | "refunded" | "refunding" | "token-issued" | "unknown" | "unwanted";
            /** @description Nobody knows yet whether the money moved. */
            inDoubt: boolean;
            amount: number;
            authorizationCode: string | null;
            cardLast4: string | null;
            /** @enum {string|null} */
            paymentType: "credit" | "debit" | "prepaid" | null;
            /** Format: date-time */
            plannedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description When the bank will be asked again.
             */
            nextCheckAt: string | null;
            playerId: string;
            playerName: string | null;
            responseCode: number | null;
            /** @enum {string|null} */
            closedBecause: "aborted-at-bank" | "code-exhausted" | "create-failed" | "create-unanswered" | "form-broken" | "form-cancelled" | "form-timed-out" | "game-owned" | "never-arrived" | "never-sent" | "no-return" | "not-taken" | "order-paid" | "refused-by-bank" | "superseded" | null;
            installments: number | null;
            installmentAmount: number | null;
            /** @description Of a payment that nobody wanted any more. */
            refund: components["schemas"]["MoneyBack"] | null;
            /** @description Who of the staff declared it paid by hand. */
            declaredBy: components["schemas"]["RefundDecider"] | null;
            /** @description Above what one person may declare in a day: another one has to see the same figures. */
            awaitsSecond: boolean;
            /** @description What was asked back of a payment that counted, oldest first. */
            refunds: components["schemas"]["RefundLineOfList"][];
            timeline: components["schemas"]["TimelineEntry"][];
        };
        PeriodChargeDetail: {
            /** @description 0 when approved; null while the bank's answer is awaited. */
            response_code: number | null;
            /**
             * @description `REVERSED`: the bank took money that was not due, and it goes back.
             * @enum {string}
             */
            status: "AUTHORIZED" | "FAILED" | "PENDING" | "REJECTED" | "REVERSED";
            /** @description Whole pesos. */
            amount: number;
            buy_order: string;
        };
        PeriodChargeReply: {
            /** @description What `transaction-status` is asked with. */
            token: string;
            details: components["schemas"]["PeriodChargeDetail"][];
        };
        PermissionsReply: {
            permissions: string[];
        };
        PersonErasure: {
            /**
             * @description `waiting`: in the seven days; `under-way`: being deleted, which cannot be stopped.
             * @enum {string}
             */
            state: "under-way" | "waiting";
            /** @description When the account is deleted; null once that has begun. */
            dueAt: string | null;
        };
        PersonLine: {
            id: string;
            email: string;
            username: string;
            roleId: number;
            /** @description Of a role that administrators made; null for the built-in ones. */
            roleName: string | null;
            /** @enum {string} */
            language: "en" | "es";
            verified: boolean;
            /** Format: date-time */
            blockedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string | null;
        };
        PersonPlan: {
            subscriptionId: string;
            /** @enum {string} */
            planId: "monthly" | "yearly";
            /** @enum {string} */
            status: "active" | "cancelled" | "ended" | "incomplete" | "past_due";
            /** @description Whether the games of the plan may be played now. */
            active: boolean;
            autoRenew: boolean;
            /** @description The instant at which access ends as things stand; null before the first payment. */
            activeUntil: string | null;
        };
        PersonStoryReply: {
            id: string;
            email: string;
            username: string;
            roleId: number;
            /** @description Of a role that administrators made; null for the built-in ones. */
            roleName: string | null;
            /** @enum {string} */
            language: "en" | "es";
            verified: boolean;
            /** Format: date-time */
            blockedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSeenAt: string | null;
            birthYear: number | null;
            bio: string | null;
            developerId: string | null;
            /** Format: date-time */
            emailVerifiedAt: string | null;
            /** @description Orders placed, paid or not. */
            orders: number;
            /** @description Null when the account stays. */
            erasure: components["schemas"]["PersonErasure"] | null;
            /** @description Null for somebody who never had one. */
            plan: components["schemas"]["PersonPlan"] | null;
            sessions: components["schemas"]["OpenSession"][];
            timeline: components["schemas"]["TimelineEntry"][];
        };
        PictureReply: {
            message: string;
            /** @description Square, 512 pixels; with 192.webp or 64.webp for its last part a smaller one. Null when there is none. */
            profile_picture_url: string | null;
        };
        PictureRequest: {
            /** @description JPEG, PNG, WebP or GIF of at most 8 MB and 40 megapixels, as base64. */
            profile_picture: string;
        };
        PlanReply: {
            /**
             * @description `monthly` or `yearly`; requests may also write its number.
             * @enum {string}
             */
            plan_id: "monthly" | "yearly";
            number: number;
            title: {
                es: string;
                en: string;
            };
            months: number;
            /** @description Whole pesos per period, VAT included: what is charged. */
            price: number;
            /** @enum {string} */
            currency: "CLP";
            /** @description US dollars, for orientation; never charged. */
            approximate_usd: number;
        };
        PlansReply: {
            plans: components["schemas"]["PlanReply"][];
        };
        PlayAccessReply: {
            gameId: string;
            playable: boolean;
            /**
             * @description Null when it may not be played.
             * @enum {string|null}
             */
            because: "code" | "free-claim" | "plan" | "purchase" | null;
            /** Format: date-time */
            until: string | null;
            renews: boolean;
            /** @description Whether a subscription would let it be played. */
            inPlan: boolean;
        };
        PointsInTwo: {
            es: string[];
            en: string[];
        };
        PreviewRefundRequest: {
            /** @description Lines of the order, or `all` that can go back. */
            lines: components["schemas"]["RefundLineRequest"][] | "all";
        };
        PreviewedEntry: {
            /** @enum {string} */
            account: "bank" | "cash-at-provider" | "developer-payable" | "expected" | "pending" | "received" | "refunds" | "revenue" | "vat";
            /** @description Whose part it is: a developer, or the pool of a month's plans. */
            subAccount: string | null;
            /** @description What the developer is called whose part it is; null where it is no developer's. */
            subAccountName: string | null;
            /** @description A debit above zero, a credit below; whole pesos. */
            amount: number;
        };
        PreviewedLine: {
            leavesLibrary: boolean;
            gameId: string | null;
            title: {
                es: string;
                en: string;
            };
            amount: number;
        };
        ProfileReply: {
            message: string;
            user: components["schemas"]["AccountReply"];
        };
        PublicOrderReply: {
            orderId: string;
            /** @enum {string} */
            status: "AUTHORIZED" | "CANCELED" | "FAILED" | "PENDING" | "REJECTED" | "REVERSED";
            games: components["schemas"]["OrderedGame"][];
            /** @description Part of the status: what went back, or is on its way back. */
            refund: components["schemas"]["RefundFacts"] | null;
        };
        ReadinessReply: {
            ready: boolean;
        };
        ReasonRequest: {
            reason: string;
        };
        RecordReturnRequest: {
            reason: string;
            /**
             * @description `bank`: its portal shows that it gave it back. `transfer`: from our own account.
             * @enum {string}
             */
            by: "bank" | "transfer";
        };
        RecordTransferRequest: {
            /** @description Of the bank transfer, so that it can be found again. */
            reference: string;
        };
        RefreshReply: {
            token: string;
            user: components["schemas"]["UserReply"];
        };
        RefreshRequest: {
            /** @description The newest token of the session, expired or not. */
            token: string;
        };
        RefundDecider: {
            id: string;
            name: string | null;
        };
        RefundFacts: {
            /** @enum {string} */
            state: "completed" | "started";
            /** @description Whole pesos. */
            amount: number;
            at: string;
        };
        RefundLineOfList: {
            id: string;
            orderId: string;
            orderNumber: string;
            paymentId: string;
            playerId: string;
            /** @description Null when the person was erased. */
            playerName: string | null;
            amount: number;
            /** @enum {string} */
            ground: "goodwill" | "request" | "staff" | "withdrawal";
            /** @enum {string} */
            state: "approved" | "awaiting-second" | "completed" | "denied" | "failed" | "needs-person" | "requested" | "started" | "unknown";
            /** @description The last day of the promised answer. */
            answerBy: string | null;
            /** @description The promised day is over, and nobody has answered. */
            overdue: boolean;
            automatic: boolean;
            needsSecond: boolean;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
        };
        RefundLineRequest: {
            /** Format: uuid */
            gameId: string | null;
            /** @description Whole pesos; all that is left of it when absent. */
            amount?: number;
        };
        RefundNoteReply: {
            authorId: string;
            authorName: string | null;
            note: string;
            /** Format: date-time */
            at: string;
        };
        RefundOption: {
            gameId: string | null;
            title: {
                es: string;
                en: string;
            };
            /** @description Minutes played so far. */
            minutesPlayed: number;
            /** @description Whole pesos that can go back. */
            amount: number;
            /**
             * @description Null where money can go back.
             * @enum {string|null}
             */
            not: "free" | "in-progress" | "returned" | "unpaid" | null;
            withdrawal: components["schemas"]["RefundRight"] | null;
            goodwill: components["schemas"]["RefundRight"] | null;
            /**
             * @description What asking for this line alone would be: at once by a right, or a request that is answered.
             * @enum {string|null}
             */
            ground: "goodwill" | "request" | "withdrawal" | null;
        };
        RefundOptionsReply: {
            orderId: string;
            orderNumber: string;
            /** Format: date-time */
            paidAt: string | null;
            /** @description Interest-free instalments go back whole only. */
            wholeOnly: boolean;
            /** @description The shop's day in Chile, from which the days that are left are counted. */
            today: string;
            /** @description By which day a request made now is answered. */
            answerBy: string;
            lines: components["schemas"]["RefundOption"][];
            refunds: components["schemas"]["RefundReply"][];
            /** @description Free periods of a code that begin at once when the money of this period goes back; 0 where the plan ends with it. */
            freePeriods: number;
        };
        RefundPreviewReply: {
            lines: components["schemas"]["PreviewedLine"][];
            amount: number;
            net: number;
            vat: number;
            /** @description What the developers do not earn after all, and what of the net the shop does not. */
            developersShare: number;
            shopsShare: number;
            entries: components["schemas"]["PreviewedEntry"][];
            /** @description It waits for a second person's yes. */
            needsSecond: boolean;
            /** @description With it nothing of the order stays paid. */
            whole: boolean;
            /** @description Free periods of a code that begin at once with it; 0 where a plan ends, or none is concerned. */
            freePeriods: number;
            /** @description Another refund of the payment is not over, and the bank takes one at a time. */
            waitsForAnother: boolean;
        };
        RefundReply: {
            refundId: string;
            orderId: string;
            orderNumber: string;
            lines: components["schemas"]["ReturnedLine"][];
            /** @description Whole pesos. */
            amount: number;
            /** @enum {string} */
            ground: "goodwill" | "request" | "staff" | "withdrawal";
            /**
             * @description `requested` waits for an answer, `approved` is on its way, `delayed` is not done yet and the shop is on it.
             * @enum {string}
             */
            state: "approved" | "completed" | "delayed" | "denied" | "requested";
            /** @description The last day of the promised answer. */
            answerBy: string | null;
            /**
             * @description `reversed`: the charge disappears. `nullified`: the bank returns it on a later statement. `transferred`: by bank transfer.
             * @enum {string|null}
             */
            how: "nullified" | "reversed" | "transferred" | null;
            deniedBecause: string | null;
            words: string | null;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            decidedAt: string | null;
        };
        RefundRight: {
            until: string;
            /** @enum {string|null} */
            lostBy: "plan" | "played" | "too-late" | null;
        };
        RefundStoryReply: {
            id: string;
            orderId: string;
            orderNumber: string;
            paymentId: string;
            playerId: string;
            /** @description Null when the person was erased. */
            playerName: string | null;
            amount: number;
            /** @enum {string} */
            ground: "goodwill" | "request" | "staff" | "withdrawal";
            /** @enum {string} */
            state: "approved" | "awaiting-second" | "completed" | "denied" | "failed" | "needs-person" | "requested" | "started" | "unknown";
            /** @description The last day of the promised answer. */
            answerBy: string | null;
            /** @description The promised day is over, and nobody has answered. */
            overdue: boolean;
            automatic: boolean;
            needsSecond: boolean;
            /** Format: date-time */
            requestedAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            playerEmail: string | null;
            lines: components["schemas"]["RefundedGame"][];
            /** @description What the person wrote; null when nothing, or when it was erased. */
            words: string | null;
            notes: components["schemas"]["RefundNoteReply"][];
            reason: string | null;
            approvedBy: components["schemas"]["RefundDecider"] | null;
            secondedBy: components["schemas"]["RefundDecider"] | null;
            deniedBecause: string | null;
            /** @description What the bank or the network said, where it failed or is not known. */
            why: string | null;
            /** @enum {string|null} */
            how: "nullified" | "reversed" | "transferred" | null;
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /**
             * Format: date-time
             * @description After it the bank takes nothing of the payment back.
             */
            bankTakesBackUntil: string | null;
            bankTakesBack: boolean;
            documents: components["schemas"]["DocumentLine"][];
            timeline: components["schemas"]["TimelineEntry"][];
        };
        RefundTransactionReply: {
            refundId: string;
            /**
             * @description `requested` waits for an answer, `approved` is on its way.
             * @enum {string}
             */
            status: "approved" | "completed" | "delayed" | "denied" | "requested";
            amount: number;
            /** @description What is left of the payment once it is done. */
            balance: number;
            /**
             * @description As the bank did it; null while it has not.
             * @enum {string|null}
             */
            type: "NULLIFIED" | "REVERSED" | null;
            message: string;
        };
        RefundTransactionRequest: {
            commerce_code?: string;
            detail_buy_order?: string;
            amount: number;
        };
        RefundedGame: {
            gameId: string | null;
            title: {
                es: string;
                en: string;
            };
            amount: number;
        };
        RefundsReply: {
            refunds: components["schemas"]["RefundReply"][];
        };
        RemoveCardReply: {
            success: boolean;
            message: string;
        };
        RemoveCardRequest: {
            /** Format: uuid */
            tbk_user?: string;
            /** @description Ignored: the alias names the card. */
            username?: string;
            /** @description The clear choice that is asked for before the last card of an active plan goes. */
            confirmed?: boolean;
        };
        RenewSubscriptionRequest: {
            /** @description The card to charge where the paid time is over; the subscription's own when left out. */
            payment_method_id?: string;
            /** @description What the page showed that this charges, in whole pesos; 0 for nothing. Where another sum is due, nothing happens. */
            amount?: number;
        };
        RenewedReply: {
            message: string;
            subscription: components["schemas"]["SubscriptionReply"];
            active_until: string | null;
            /** @enum {number} */
            is_active: 0 | 1;
            /** @enum {number} */
            auto_renew: 0 | 1;
            /** @description Null where nothing had to be paid. */
            payment: components["schemas"]["PeriodChargeReply"] | null;
        };
        ResentReply: {
            message: string;
        };
        RetryPaymentRequest: {
            url?: string;
        };
        ReturnedChargeReply: {
            message: string;
            /** @enum {string} */
            code: "charge-returned";
            payment: components["schemas"]["PeriodChargeReply"];
        };
        ReturnedLine: {
            /** @description Whether by now its whole price is back: then the game left the library, or the plan's period ended. Else it stays the person's. */
            whole: boolean;
            gameId: string | null;
            title: {
                es: string;
                en: string;
            };
            amount: number;
        };
        RoleReply: {
            /** @description 1 administrator, 2 player without publishing, 3 member; from 4 on made by administrators. */
            id: number;
            /** @description Null for the built-in ones, which the console names in its own words. */
            name: string | null;
            permissions: string[];
            builtIn: boolean;
            holders: number;
        };
        RoleRequest: {
            reason: string;
            name: string;
            permissions: ("audit:read" | "books:read" | "code:read" | "code:write" | "console:open" | "game:read" | "game:write" | "incident:read" | "incident:resolve" | "ops:read" | "order:read" | "payment:read" | "payment:settle" | "person:address" | "person:block" | "person:erase" | "person:read" | "person:write" | "refund:approve" | "refund:read" | "role:assign" | "role:read" | "role:write" | "settlement:import" | "subscription:write")[];
        };
        SalesDay: {
            day: string;
            orders: number;
            /** @description Whole pesos that were paid that day, whatever went back later. */
            total: number;
            /** @description Whole pesos that went back that day, of sales of any day. */
            refunded: number;
        };
        Screenshot: {
            url: string;
            alt: components["schemas"]["TextInTwo"];
        };
        SessionReply: {
            userId: string;
            username: string;
            permissions: string[];
        };
        SettlePaymentRequest: {
            reason: string;
            /** @description As the portal shows it; needed where the money was taken. */
            authorizationCode?: string;
            /** @enum {string} */
            paymentType?: "credit" | "debit" | "prepaid";
            cardLast4?: string;
            /** @description Whether the bank took exactly the amount of this payment. */
            taken: boolean;
        };
        SettleRefundRequest: {
            reason: string;
            returned: boolean;
        };
        SettlementDifferenceReply: {
            /** @enum {string} */
            kind: "settlement-amount" | "settlement-code" | "settlement-missing" | "settlement-not-ours" | "settlement-refund" | "settlement-twice";
            /** @description The payment's id, or the buy order that the shop does not know. */
            subject: string;
            /** @description By the shop's records: whole pesos, or a code. */
            expected: string;
            /** @description By the bank's file. */
            found: string;
            /** @description The incident that it became, and whether that is still open. */
            incidentId: string | null;
            /** @enum {string|null} */
            incidentStatus: "open" | "resolved" | null;
            /** @description Null for a buy order that the shop does not know. */
            paymentId: string | null;
            /** @description What the bank calls the payment. */
            buyOrder: string | null;
            orderId: string | null;
            orderNumber: string | null;
        };
        SettlementFileRequest: {
            /** @description CSV with a line of column names: day of the sale, kind of transaction, buy order, authorization code, amount. */
            file: string;
        };
        SettlementLine: {
            id: string;
            /** @description Null where the caller named none. */
            fileName: string | null;
            /** @description The days that the file covers. */
            from: string;
            through: string;
            /** @description How many movements it holds. */
            rows: number;
            /** @description How many of these agree with the shop's records. */
            matched: number;
            /** @description How many differences were found, both ways. */
            differing: number;
            /** @description Whether the very same file had been compared before. */
            isRepeat: boolean;
            /** Format: date-time */
            importedAt: string;
            importedById: string;
            /** @description Null when the person was erased. */
            importedByName: string | null;
        };
        SettlementMovement: {
            /** @description The line of the file, counted from 1. */
            line: number;
            /** @enum {string} */
            kind: "refund" | "sale";
            /** @description The day in Chile. */
            day: string;
            buyOrder: string;
            authorizationCode: string;
            /** @description Whole pesos, also of a refund above 0. */
            amount: number;
        };
        SettlementMovements: {
            count: number;
            /** @description Whole pesos. */
            amount: number;
        };
        SettlementPreviewReply: {
            /** @description The days that the file covers. */
            from: string;
            through: string;
            /** @description How many movements it holds. */
            rows: number;
            sales: components["schemas"]["SettlementMovements"];
            refunds: components["schemas"]["SettlementMovements"];
            /** @description The first few movements. */
            first: components["schemas"]["SettlementMovement"][];
            /** @description Null for a file that was never compared. */
            earlier: components["schemas"]["EarlierSettlement"] | null;
        };
        SettlementReply: {
            id: string;
            /** @description Null where the caller named none. */
            fileName: string | null;
            /** @description The days that the file covers. */
            from: string;
            through: string;
            /** @description How many movements it holds. */
            rows: number;
            /** @description How many of these agree with the shop's records. */
            matched: number;
            /** @description How many differences were found, both ways. */
            differing: number;
            /** @description Whether the very same file had been compared before. */
            isRepeat: boolean;
            /** Format: date-time */
            importedAt: string;
            importedById: string;
            /** @description Null when the person was erased. */
            importedByName: string | null;
            /** @description Each became an incident. */
            differences: components["schemas"]["SettlementDifferenceReply"][];
        };
        SignUpReply: {
            message: string;
            user: components["schemas"]["UserReply"];
        };
        SignUpRequest: {
            /** @description Must repeat the new password where it is sent. */
            confirmation?: string;
            confirmPassword?: string;
            confirm_password?: string;
            passwordConfirmation?: string;
            password_confirmation?: string;
            /** Format: email */
            email: string;
            /** @description How the shop calls its owner; need not be unique. */
            username: string;
            /** @description At least 8 characters with an upper-case letter and a digit. */
            password: string;
            /** @description Below the age of own decisions the account is one without publishing. */
            birthYear?: number;
            /** @description From `verify-pending-user`. Without it, or when it is over or of another address, the account waits to be verified. */
            addressProof?: string;
            /**
             * @description Of the mails; by default that of the request.
             * @enum {string}
             */
            language?: "en" | "es";
            /** @description Hash of the terms that were accepted. */
            acceptedTerms?: string;
            /** @description Hash of the privacy text that was accepted. */
            acceptedPrivacy?: string;
        };
        SoldGame: {
            gameId: string;
            title: {
                es: string;
                en: string;
            };
            /** @description After any discount. */
            price: number;
            /** @description Before the discount; null where there was none. */
            listPrice: number | null;
        };
        SoldPeriod: {
            subscriptionId: string;
            period: number;
            /** @enum {string} */
            planId: "monthly" | "yearly";
            from: string;
            until: string;
            title: {
                es: string;
                en: string;
            };
        };
        StartInscriptionReply: {
            token: string;
            url_webpay: string;
        };
        StartInscriptionRequest: {
            /** @description Ignored: the bank gets a new name for each card. */
            username?: string;
            /** @description Ignored: the bank gets the address of the account. */
            email?: string;
            /** @description Where the browser is sent afterwards; honoured when its origin is on the shop's list. */
            response_url?: string;
        };
        SubscribeRequest: {
            /** @description Must be the caller's own id when given. */
            userId?: string;
            /** @enum {string} */
            planId: "1" | 1 | "2" | 2 | "monthly" | "yearly";
            /** @description The saved card's id. */
            paymentMethodId?: string;
            /** @description The same under its older name. */
            tbk_user?: string;
            /** @description Read by nobody: the bank's name for the card is the shop's business. */
            username?: string;
            /** @description What the page showed, in whole pesos. */
            amount?: number;
            /** @enum {string} */
            currency?: "CLP";
            /** @description Hash of the terms that the subscriber ticked. */
            accepted_terms?: string;
        };
        SubscribeWithCodeRequest: {
            discountCode: string;
            /** @description Must be the caller's own id when given. */
            userId?: string;
        };
        SubscribedReply: {
            subscription: components["schemas"]["SubscriptionReply"] | null;
            payment: components["schemas"]["PeriodChargeReply"];
            token: string;
            message: string;
            errors: {
                msg: string;
            }[];
        };
        SubscriptionCardReply: {
            payment_method_id: string;
            brand: string;
            last4: string;
            /** @description Whether it can be charged. */
            usable: boolean;
        };
        SubscriptionReply: {
            subscription_id: string;
            user_id: string;
            /** @enum {string} */
            plan_id: "monthly" | "yearly";
            plan_number: number;
            title: {
                es: string;
                en: string;
            };
            /**
             * @description `incomplete` until paid; `cancelled` runs on but ends by itself; `past_due`: a renewal was declined, access lasts through grace.
             * @enum {string}
             */
            status: "active" | "cancelled" | "ended" | "incomplete" | "past_due";
            /**
             * @description 1 while the games of the plan may be played.
             * @enum {number}
             */
            is_active: 0 | 1;
            /** @enum {number} */
            auto_renew: 0 | 1;
            /** @description The instant at which access ends as things stand; null before the first payment. */
            active_until: string | null;
            /** @description The day of the next charge; null when none is planned. */
            next_billing_date: string | null;
            /** @description Whole pesos of the next charge; null when none is planned. */
            next_amount: number | null;
            /** @description Whole pesos per period, as agreed when it began. */
            price: number;
            /** @enum {string} */
            currency: "CLP";
            card: components["schemas"]["SubscriptionCardReply"] | null;
            /** @description Periods that a code will still pay for. */
            free_periods_left: number;
            /** @description The last day with access although a renewal was declined. */
            grace_until: string | null;
            /**
             * @description While a renewal is owed: `soft`, the same card may pay another time; `hard`, only another card helps.
             * @enum {string|null}
             */
            last_decline: "hard" | "soft" | null;
            /** @description The day on which the card is tried again by itself; null when none is planned. */
            next_try_on: string | null;
            /** @description Whether the bank's answer to a charge is still awaited. */
            payment_pending: boolean;
            ended_because: string | null;
            /** Format: date-time */
            created_at: string;
        };
        SubscriptionsReply: {
            /** @description Newest first; empty when there is none. */
            subscription: components["schemas"]["SubscriptionReply"][];
        };
        SummaryInTwo: {
            es: string;
            en: string;
        };
        SwitchPlanRequest: {
            reason: string;
            /** @description True and false, or 1 and 0. */
            isActive: boolean;
        };
        TellBirthYearRequest: {
            birthYear: number;
        };
        TextInTwo: {
            es: string;
            en: string;
        };
        TimelineActor: {
            /** @enum {string} */
            kind: "bank" | "player" | "staff" | "system" | "visitor";
            /** @description A person's id, or the name of the process. */
            id: string;
            /** @description A person's name; null for others and for people who were erased. */
            name: string | null;
        };
        TimelineEntry: {
            id: string;
            /**
             * Format: date-time
             * @description When it happened for the business.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it was written down.
             */
            recordedAt: string;
            stream: string;
            version: number;
            type: string;
            actor: components["schemas"]["TimelineActor"];
            /** @description The same for all that one request caused. */
            correlation: string;
            data: {
                [key: string]: unknown;
            };
        };
        TitleInTwo: {
            es: string;
            en: string;
        };
        TransactionStatusReply: {
            /** @enum {string} */
            status: "AUTHORIZED" | "CANCELED" | "FAILED" | "PENDING" | "REJECTED" | "REVERSED";
            /** @description What went back of it, or is on its way back; absent where nothing did. */
            refund?: components["schemas"]["RefundFacts"];
        };
        UndeliveredOrder: {
            id: string;
            number: string;
            /** @description Whole pesos. */
            total: number;
            /** Format: date-time */
            paidAt: string;
        };
        UnpaidRenewalReply: {
            message: string;
            /** @enum {string} */
            code: "charge-declined" | "charge-returned";
            payment: components["schemas"]["PeriodChargeReply"];
        };
        UnsubscribeReply: {
            message: string;
        };
        UpdateProfileRequest: {
            username?: string;
            /**
             * Format: email
             * @description Another address waits until the link sent to it is used; the present one ends that waiting. Needs the current password where there is one.
             */
            email?: string;
            /** @description Of the account, to change its address; also as `current_password`. */
            currentPassword?: string;
            current_password?: string;
            /** @description YYYY-MM-DD in the past; null or an empty text removes it. */
            birthday?: string | null;
            /** @description Plain text of at most 500 characters; null or an empty text removes it. */
            bio?: string | null;
        };
        UserReply: {
            user_id: string;
            id: string;
            email: string;
            username: string;
            role_id: number;
            roleId: number;
            /** @description YYYY-MM-DD */
            birthday: string | null;
            bio: string | null;
            profile_picture_url: string | null;
            /** @description Whoever has one is a developer. */
            developer_id: string | null;
            email_verified: boolean;
            /** @enum {string} */
            language: "en" | "es";
            created_at: string;
        };
        VerifyPendingUserReply: {
            message: string;
            /** @description The address that the link was sent to. */
            email: string;
            /** @description For `signup`: makes the account of this address a verified one, once and within 24 hours. */
            addressProof: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    AuditResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLine"][];
                };
            };
        };
    };
    BooksResource_balances: {
        parameters: {
            query?: {
                from?: string;
                through?: string;
                /** @description The place of the log up to which the trial balance is drawn; the end without one. */
                position?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksReply"];
                };
            };
        };
    };
    BooksResource_ofOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEntriesReply"];
                };
            };
        };
    };
    CodesResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeLine"][];
                };
            };
        };
    };
    CodesResource_issue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeShowReply"];
                };
            };
        };
    };
    CodesResource_issueBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueBatchRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchReply"];
                };
            };
        };
    };
    CodesResource_drawBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawBatchRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchReply"];
                };
            };
        };
    };
    CodesResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeShowReply"];
                };
            };
        };
    };
    CodesResource_deactivate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeShowReply"];
                };
            };
        };
    };
    CodesResource_deactivateBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeShowReply"];
                };
            };
        };
    };
    CodesResource_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodePreviewRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodePreviewReply"];
                };
            };
        };
    };
    DashboardResource_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardReply"];
                };
            };
        };
    };
    GamesResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableGameReply"][];
                };
            };
        };
    };
    GamesResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableGameReply"];
                };
            };
        };
    };
    GamesResource_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGameRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditableGameReply"];
                };
            };
        };
    };
    IncidentsResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentLine"][];
                };
            };
        };
    };
    IncidentsResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentReply"];
                };
            };
        };
    };
    IncidentsResource_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentReply"];
                };
            };
        };
    };
    LateWorkResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateWorkLine"][];
                };
            };
        };
    };
    OrdersResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLineOfList"][];
                };
            };
        };
    };
    OrdersResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStoryReply"];
                };
            };
        };
    };
    OrderRefundsResource_give: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveRefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    OrderRefundsResource_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreviewReply"];
                };
            };
        };
    };
    PaymentsResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLine"][];
                };
            };
        };
    };
    PaymentsResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStoryReply"];
                };
            };
        };
    };
    PaymentsResource_recordReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordReturnRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStoryReply"];
                };
            };
        };
    };
    PaymentsResource_retryReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStoryReply"];
                };
            };
        };
    };
    PaymentsResource_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlePaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStoryReply"];
                };
            };
        };
    };
    PeopleResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonLine"][];
                };
            };
        };
    };
    PeopleResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    PeopleResource_block: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    PeopleResource_endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    ErasuresResource_begin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    ErasuresResource_callOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    PeopleResource_resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    PeopleResource_assignRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignRoleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    PlansResource_turn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwitchPlanRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    PeopleResource_unblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonStoryReply"];
                };
            };
        };
    };
    RolesResource_permissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionsReply"];
                };
            };
        };
    };
    RefundsResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundLineOfList"][];
                };
            };
        };
    };
    RefundsResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    RefundsResource_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    RefundsResource_deny: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideRefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    RefundsResource_recordTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordTransferRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    RefundsResource_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    RefundsResource_second: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    RefundsResource_settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleRefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundStoryReply"];
                };
            };
        };
    };
    RolesResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"][];
                };
            };
        };
    };
    RolesResource_define: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
        };
    };
    RolesResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
        };
    };
    RolesResource_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
        };
    };
    RolesResource_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleReply"];
                };
            };
        };
    };
    SessionResource_whoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
        };
    };
    SettlementsResource_list: {
        parameters: {
            query?: {
                /** @description A JSON object, `{"status":"paid"}`. */
                filter?: string;
                /** @description First and last row, counted from 0: `[0,24]`. */
                range?: string;
                /** @description Field and direction: `["placedAt","DESC"]`. */
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementLine"][];
                };
            };
        };
    };
    SettlementsResource_import: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportSettlementRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementReply"];
                };
            };
        };
    };
    SettlementsResource_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementFileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementPreviewReply"];
                };
            };
        };
    };
    SettlementsResource_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementReply"];
                };
            };
        };
    };
    AuthController_authenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInReply"];
                };
            };
        };
    };
    AddressLinksController_allow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    PendingController_checkPendingUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckPendingUserReply"];
                };
            };
        };
    };
    RecoveryController_confirmResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmResetRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    PendingController_createPendingUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePendingUserRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    AuthController_disownAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    GoogleController_enter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignInRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInReply"];
                };
            };
        };
    };
    GoogleController_nonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleNonceReply"];
                };
            };
        };
    };
    AddressLinksController_keep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    AuthController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    AuthController_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshReply"];
                };
            };
        };
    };
    RecoveryController_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    AuthController_sendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    SessionsController_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionsReply"];
                };
            };
        };
    };
    SessionsController_endAll: {
        parameters: {
            query?: {
                /** @description Leaves the session that asks. */
                except?: "current";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    SessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    AuthController_signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpReply"];
                };
            };
        };
    };
    AuthController_verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    PendingController_verifyPendingUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyPendingUserReply"];
                };
            };
        };
    };
    DiscountsController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCodesReply"];
                };
            };
        };
    };
    DiscountsController_claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCodeReply"];
                };
            };
        };
    };
    DiscountsController_preview: {
        parameters: {
            query?: {
                /** @description ids of games, parted by commas */
                cart?: string;
            };
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountReply"];
                };
            };
        };
    };
    DocumentsController_mine: {
        parameters: {
            query: {
                /** @description Ids of orders, commas between them. */
                orders: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsReply"];
                };
            };
        };
    };
    DocumentsController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperReply"];
                };
            };
        };
    };
    DocumentsController_html: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    DocumentsController_pdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    ExchangeRateController_exchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRateReply"];
                };
            };
        };
    };
    CatalogController_games: {
        parameters: {
            query?: {
                /** @description Words in Spanish or English; accents do not matter and one typo in a word is forgiven. */
                search?: string;
                subject?: ("arts" | "astronomy" | "biology" | "chemistry" | "citizenship" | "english" | "geography" | "health" | "history" | "language" | "logic" | "math" | "music" | "physics" | "science" | "technology")[];
                /** @description 0 kindergarten, 1–8 básico, 9–12 medio. */
                grade?: number;
                platform?: ("android" | "linux" | "macos" | "web" | "windows")[];
                language?: ("en" | "es" | "pt")[];
                price?: "free" | "paid";
                /** @description Only games that a subscription includes. */
                plan?: "included";
                /** @description Without it: by relevance for a search, else the newest first. Titles are sorted as the caller's language sorts them. */
                sort?: "-price" | "newest" | "price" | "relevance" | "title";
                page?: number;
                /** @description 20 unless told; 100 when games are named. */
                size?: number;
                /** @description Ids or slugs: only these games, whatever the filters; those not on sale are left out. */
                ids?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesReply"];
                };
            };
        };
    };
    CatalogController_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameReply"];
                };
            };
        };
    };
    CatalogController_achievements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AchievementsReply"];
                };
            };
        };
    };
    GuardianController_question: {
        parameters: {
            query: {
                /** @description From the link in the mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianQuestionReply"];
                };
            };
        };
    };
    GuardianController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerGuardianRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianAnswerReply"];
                };
            };
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AliveReply"];
                };
            };
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessReply"];
                };
            };
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessReply"];
                };
            };
        };
    };
    LegalController_read: {
        parameters: {
            query?: {
                /** @description Without it Accept-Language decides. */
                lang?: "en" | "es";
            };
            header?: never;
            path: {
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalReply"];
                };
            };
        };
    };
    LibraryController_shelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryReply"];
                };
            };
        };
    };
    LibraryController_access: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayAccessReply"];
                };
            };
        };
    };
    CheckoutController_orders: {
        parameters: {
            query?: {
                page?: number;
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersReply"];
                };
            };
        };
    };
    DocumentsController_ofOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsReply"];
                };
            };
        };
    };
    OrderHistoryController_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryReply"];
                };
            };
        };
    };
    DocumentsController_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResentReply"];
                };
            };
        };
    };
    RefundsController_options: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundOptionsReply"];
                };
            };
        };
    };
    RefundsController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskRefundRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundReply"];
                };
            };
        };
    };
    CheckoutController_create: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePaymentReply"];
                };
            };
        };
    };
    DiscountsController_claimFree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimFreeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimFreeReply"];
                };
            };
        };
    };
    CheckoutController_claimFree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimFreeGameRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimFreeGameReply"];
                };
            };
        };
    };
    CheckoutController_order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReply"] | components["schemas"]["PublicOrderReply"];
                };
            };
        };
    };
    CardPaymentsController_pay: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayWithCardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayWithCardReply"];
                };
            };
        };
    };
    CheckoutController_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetryPaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePaymentReply"];
                };
            };
        };
    };
    CheckoutController_state: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStateReply"];
                };
            };
        };
    };
    SubscriptionsController_plans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlansReply"];
                };
            };
        };
    };
    ErasureController_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReply"];
                };
            };
        };
    };
    ErasureController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReply"];
                };
            };
        };
    };
    ErasureController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReply"];
                };
            };
        };
    };
    ErasureController_cancelByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReply"];
                };
            };
        };
    };
    ErasureController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReply"];
                };
            };
        };
    };
    ExportsController_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportsReply"];
                };
            };
        };
    };
    ExportsController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportReply"];
                };
            };
        };
    };
    ExportsController_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    UnsubscribeController_unsubscribe: {
        parameters: {
            query: {
                /** @description From the address in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeReply"];
                };
            };
        };
    };
    RefundsController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundsReply"];
                };
            };
        };
    };
    SubscriptionsController_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubscriptionRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSubscriptionReply"];
                };
            };
        };
    };
    CancelByLinkController_look: {
        parameters: {
            query: {
                /** @description From the link in a mail. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellableReply"];
                };
            };
        };
    };
    CancelByLinkController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelByLinkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledByLinkReply"];
                };
            };
        };
    };
    SubscribeController_subscribe: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribedReply"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribedReply"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnedChargeReply"];
                };
            };
        };
    };
    SubscribeController_redeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscribeWithCodeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedSubscriptionReply"];
                };
            };
        };
    };
    SubscribeController_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionStatusReply"];
                };
            };
        };
    };
    SubscriptionsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiddenSubscriptionReply"];
                };
            };
        };
    };
    SubscriptionsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubscriptionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedReply"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedReply"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidRenewalReply"];
                };
            };
        };
    };
    SubscriptionsController_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSubscriptionReply"];
                };
            };
        };
    };
    SubscriptionsController_card: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseCardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedSubscriptionReply"];
                };
            };
        };
    };
    SubscriptionsController_renew: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewSubscriptionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedReply"];
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewedReply"];
                };
            };
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidRenewalReply"];
                };
            };
        };
    };
    SubscriptionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsReply"];
                };
            };
        };
    };
    ChangePasswordController_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
        };
    };
    ProfileController_showPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureReply"];
                };
            };
        };
    };
    ProfileController_removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureReply"];
                };
            };
        };
    };
    UsersController_user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountReply"];
                };
            };
        };
    };
    ProfileController_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileReply"];
                };
            };
        };
    };
    GuardianController_tellBirthYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TellBirthYearRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianReply"];
                };
            };
        };
    };
    ConsentsController_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentsReply"];
                };
            };
        };
    };
    ConsentsController_answer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerConsentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentsReply"];
                };
            };
        };
    };
    GuardianController_of: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianReply"];
                };
            };
        };
    };
    GuardianController_ask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskGuardianRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianReply"];
                };
            };
        };
    };
    SavedCardsController_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartInscriptionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartInscriptionReply"];
                };
            };
        };
    };
    SavedCardsController_remove: {
        parameters: {
            query?: {
                tbk_user?: string;
                /** @description Ignored: the alias names the card. */
                username?: string;
                /** @description The clear choice that is asked for before the last card of an active plan goes. */
                confirmed?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemoveCardReply"];
                };
            };
        };
    };
    SavedCardsController_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInscriptionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmInscriptionReply"];
                };
            };
        };
    };
    SavedCardsController_methods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodsReply"];
                };
            };
        };
    };
    SavedCardsController_chooseDefault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseDefaultRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodsReply"];
                };
            };
        };
    };
    CardPaymentsController_charge: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChargeCardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardChargeReply"];
                };
            };
        };
    };
    CardPaymentsController_charged: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardChargeReply"];
                };
            };
        };
    };
    RefundsController_refundTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundTransactionRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundTransactionReply"];
                };
            };
        };
    };
}
