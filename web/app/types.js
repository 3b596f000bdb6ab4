// types.js: the shapes that engine and server send (docs/api.md, docs/replay-json.md), for the type
// checker and the reader. No code.

/**
 * @typedef {object} SeatInfo
 * @property {string} word
 * @property {string} name
 * @property {string} [controller] 'human' or a computer player's word
 * @property {string} [player] what the person calls himself
 * @property {boolean} [open] anybody may take it
 * @property {boolean} [invited] somebody who has the link may take it
 * @property {boolean} [online]
 * @property {boolean} [thinking]
 *
 * @typedef {object} GameOption
 * @property {string} word
 * @property {string} name
 * @property {string} preset
 * @property {string} [player] the computer player whose choice sets it
 * @property {string} [manner_of] the computer player that it says the manner of
 * @property {{word: string, name: string, joins?: string[][]}[]} values joins: seats that are one
 *     player's by this value
 *
 * @typedef {object} PlayerKind a computer player
 * @property {string} word
 * @property {string} about
 * @property {string[]} seats it can take
 * @property {string | null} needs an option it asks for
 * @property {boolean} [explains] whether it can say why it did something
 * @property {boolean} [searches] whether it looks ahead
 *
 * @typedef {object} GameInfo
 * @property {string} word
 * @property {string} title
 * @property {SeatInfo[]} seats
 * @property {GameOption[]} options
 * @property {PlayerKind[]} players
 * @property {number} turns
 * @property {boolean} map whether there is a board to show
 * @property {boolean} [series] whether two games can be one match
 * @property {boolean} [lesson] whether it can be learned by playing
 * @property {boolean} [hides] whether a player has something that others may not see
 *
 * @typedef {object} Table what never changes in a game
 * @property {string} game
 * @property {string} title
 * @property {Record<string, string>} options
 * @property {SeatInfo[]} seats
 * @property {number} turns
 * @property {{word: string, name: string, neighbours: string[]}[]} places
 * @property {boolean} [hides] whether a player has something that others may not see
 * @property {boolean} [sheets] whether its seats have sheets of what they can do
 * @property {boolean} [reconstructed]
 * @property {boolean} [long_review] a review takes minutes
 * @property {string} [id]
 * @property {number | null} [begun] on a server: the turn in which it was begun from a save; 0:
 *     unknown
 * @property {boolean} [deletable] on a server: nobody else has a seat in it
 * @property {string[]} [invited] on a server: the seats that the key shown is an invitation to
 * @property {Rematch} [rematch] on a server
 * @property {number} [chat] on a server: lines said
 * @property {number} [series] on a server: its number in a match of two games; 0: none
 *
 * @typedef {object} Rematch who wants another game, and which it is
 * @property {string[]} wants
 * @property {string[]} refuses
 * @property {string | null} next
 *
 * @typedef {object} ChatLine
 * @property {number} number
 * @property {string} seat
 * @property {number} at seconds since 1970
 * @property {string} words
 *
 * @typedef {object} Choice
 * @property {string} action
 * @property {string} label
 * @property {string | null} place
 * @property {string[]} things
 * @property {string} [line] what it does
 * @property {{good: number, bad: number, text: string, sides?: {seat: string, dice: number, takers?: string[]}[]}} [odds]
 *     takers: who takes part
 * @property {boolean} [aside] done besides what is under way
 * @property {boolean} [primary] it ends the phase
 * @property {{of: string, count: number}} [amount] it is alike to others but for how many
 * @property {boolean} [begins] what it begins is asked next, and it can be let go
 * @property {{sentence: string, rule: string | null}} [warning] asked before it is sent
 *
 * @typedef {object} Card
 * @property {string} word
 * @property {string} name
 * @property {string} [text]
 * @property {string} [favours] a seat
 * @property {string} [advice] when it is good for whom
 * @property {string} [line] of a card in force: what it still does
 *
 * @typedef {object} Cell of the strip at the top
 * @property {string} word
 * @property {string} title
 * @property {string | null} [line]
 * @property {'calm' | 'warn' | 'alarm'} mood
 * @property {string} [seat]
 * @property {string} [sign]
 * @property {string[]} [more] further seats
 * @property {number} [number] printed on its sign
 * @property {string} [place]
 * @property {string | null} [rule]
 * @property {{now: number, of: number, marked?: number[]}} [track]
 * @property {{used: number, of: number}} [pips] what is used up
 * @property {{now: number, of: number, free: number}} [meter] how far something has come; the first
 *     `free` change nothing
 * @property {string} [short] the title where there is little room
 * @property {string} [short_line]
 * @property {() => any} [open] the page's own: what a click on it does
 * @property {string} [icon] the page's own
 * @property {string} [extra] the page's own: the end of the line, where there is room for it
 *
 * @typedef {{word: string, count: number, of?: number | null, label: string}} Count
 *
 * @typedef {object} Plate what a seat has, for all to see
 * @property {string} seat
 * @property {Count[]} [counts]
 * @property {string} [line]
 * @property {{now: number, goal: number, line: string, margin: string}} [parts]
 *
 * @typedef {object} Moment what stands around the board at one moment
 * @property {number} number
 * @property {number} turn
 * @property {string | null} actor
 * @property {any} view
 * @property {Cell[]} [strip]
 * @property {Plate[]} [plates]
 * @property {Card[]} [cards]
 * @property {Card[]} [force]
 * @property {string[]} [status]
 * @property {string[]} [hand]
 *
 * @typedef {object} Over
 * @property {string[]} lines
 * @property {string | null} winner
 * @property {string | null} [resigned] who gave the game up
 *
 * @typedef {object} Closed what cannot be chosen now, and why
 * @property {string} action
 * @property {string} label
 * @property {string} sentence
 * @property {string | null} rule
 * @property {string | null} cite
 *
 * @typedef {object} GameState
 * @property {number} version
 * @property {number} turn
 * @property {number} turns
 * @property {string} actor
 * @property {string} viewer
 * @property {any} view
 * @property {string} prompt
 * @property {string | null} rule
 * @property {string | null} about the place that the question is about
 * @property {Choice[]} choices
 * @property {Closed[]} [closed] what is usually offered here, and is not now
 * @property {boolean} [began] the last choice only began what is asked now
 * @property {string[]} status
 * @property {string[]} hand
 * @property {Card[]} [cards]
 * @property {string | null} undo null: possible; else why not
 * @property {string | null} redo
 * @property {Over | null} over
 * @property {{number: number, over: boolean, winner: string | null, lines: string[]} | null}
 *     [series] the match of two games that this is one of
 * @property {Partial<Moment>} [moment]
 * @property {PlaceInfo[]} [places] if asked for: that of the question, and the one wished for
 * @property {{from: number, frames: Frame[], next: number}} [story] if asked for: what happened
 *
 * @typedef {object} Frame one action and what came of it
 * @property {number} number
 * @property {string | null} actor
 * @property {number} turn
 * @property {string | null} action
 * @property {string[]} notes
 * @property {{word: string, turn: number, seat: string | null, title: string}} [chapter]
 * @property {{place: string, number: number, title: string, notes?: number}} [combat] notes: where
 *     it ends, as many of them tell of it
 * @property {any} [view]
 * @property {Partial<Moment>} [moment] with a view
 * @property {boolean} [why]
 * @property {string[]} [places] that it is about
 *
 * @typedef {object} Answer whether something was, or may be, done
 * @property {boolean} good
 * @property {string} [sentence]
 * @property {string | null} [rule]
 * @property {string | null} [cite] the rule with its place in the printed rules, in brackets
 * @property {{sentence: string, rule: string | null, cite: string | null}[]} [more] further reasons
 * @property {GameState} [state]
 *
 * @typedef {object} PlaceInfo
 * @property {string} place
 * @property {string} name
 * @property {string[]} lines
 * @property {{good: boolean, lines: string[]} | null} [forecast]
 *
 * @typedef {{rule: string, cite: string, named: boolean, parts: string[]}} BookRule named: its number
 *     was looked for
 *
 * @typedef {object} Course what a lesson says now (docs/desk.md)
 * @property {number} scene from 1
 * @property {number} beat
 * @property {number} step
 * @property {number} steps
 * @property {'tell' | 'do' | 'any' | 'play' | 'over'} kind
 * @property {string | null} rule
 * @property {string | null} undo null: a choice can be taken back
 * @property {string} [words]
 * @property {string | null} [hint]
 * @property {string | null} [action] what the pupil is to do
 * @property {string[]} [places] to be in the light
 * @property {string[]} chosen
 *
 * @typedef {object} Lessons of a game
 * @property {string} game
 * @property {string} name
 * @property {string | null} title
 * @property {number} minutes
 * @property {{title: string, about: string | null, part?: string | null, pupil: string, steps: number}[]} scenes
 * @property {{rule: string, text: string}[]} notices
 *
 * @typedef {object} RuleBook the rules of a game
 * @property {string} game
 * @property {string} title
 * @property {string | null} find what was looked for
 * @property {string[]} aims how the game is won, with numbers of rules in brackets
 * @property {{chapter: number, title: string, rules: BookRule[]}[]}
 *     chapters every second part of a text is what was looked for
 *
 * @typedef {object} ReviewMove one action, looked at again (docs/review.md)
 * @property {number} number
 * @property {number} turn
 * @property {string} actor
 * @property {string} action
 * @property {string} label
 * @property {string} [to] the place it led to, if it only began something
 * @property {boolean} matters
 * @property {Record<string, number>} value the chances after it, by seat
 * @property {number} [effect]
 * @property {number} [effect_error]
 * @property {number} [cost]
 * @property {number} [cost_error]
 * @property {boolean} [sure] it was looked at closely
 * @property {string} [odds]
 * @property {{action: string, label: string, value: number, played_value: number, then: string[],
 *     plan?: string[], odds?: string, to?: string, changes?: {played: string, better: string}[]}}
 *     [better] changes: what the strip would say instead
 *
 * @typedef {object} ReviewSeat
 * @property {string} seat
 * @property {number} start
 * @property {number} end
 * @property {number} luck
 * @property {number} luck_error
 * @property {number} skill
 * @property {number} skill_error
 * @property {number} decisions
 * @property {number} seen
 * @property {number} mistakes
 * @property {number[]} worst
 *
 * @typedef {object} Review
 * @property {boolean} done
 * @property {number} rollouts for each position, so far
 * @property {ReviewSeat[]} seats
 * @property {ReviewMove[]} moves
 *
 * @typedef {object} MatchEntry a game in the lobby's lists
 * @property {string} id
 * @property {string} [game] its word
 * @property {string} [actor] whose turn it is, if that is told
 * @property {string} title
 * @property {number} turn
 * @property {number} turns
 * @property {boolean} over
 * @property {string | null} [winner]
 * @property {SeatInfo[]} seats
 * @property {number} changed seconds since 1970
 * @property {number | null} [begun] the turn in which it was begun from a save; 0: unknown
 *
 * @typedef {object} Pulse what a watched game tells
 * @property {number} [version]
 * @property {string | null} [thinking]
 * @property {boolean} [connected]
 * @property {boolean} [over] of a game that has just been given up the version stays
 * @property {number} [chat] lines said
 * @property {boolean} [seats] somebody took a seat, came or went
 * @property {string} [gone] a sentence: there is no such game any more
 *
 * @typedef {object} NewGame
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {Record<string, string>} seats by seat: 'human', 'open', 'invite' or a computer player
 * @property {string} name
 * @property {string[]} you the seats of whoever asks
 * @property {boolean} public
 * @property {boolean} [series] the first of a match of two games
 *
 * @typedef {object} Created
 * @property {string} id
 * @property {Record<string, string>} [keys]
 * @property {Record<string, string>} [invites]
 *
 * @typedef {Record<string, string | number | undefined>} LookArgs what goes with a question, by name
 *
 * @typedef {object} Manners what people do besides playing; what is not there cannot be done
 * @property {(id: string, seat: string, wish: LookArgs) => Promise<Answer>} [resign]
 * @property {(id: string, seat: string, yes: boolean) => Promise<Rematch>} [rematch]
 * @property {(id: string, next: string) => Promise<void>} [moveTo] takes my seats along
 * @property {(id: string, after: number) => Promise<{lines: ChatLine[], number: number}>} [chat]
 * @property {(id: string, seat: string, words: string) => Promise<void>} [say]
 * @property {(id: string, key: string) => Promise<Table>} [invitation] the table somebody is
 *     invited to
 *
 * @typedef {Manners & Ways} Transport
 *
 * @typedef {object} Ways one way to reach games: a server, or the engine in this page
 * @property {'remote' | 'local'} kind
 * @property {() => Promise<{games: GameInfo[]}>} games
 * @property {() => Promise<{matches: MatchEntry[]}>} matches
 * @property {(wish: NewGame) => Promise<Created>} create
 * @property {(save: string) => Promise<Created>} load
 * @property {(id: string, seat: string, name: string) => Promise<void>} take an open seat
 * @property {(id: string, key: string, name: string) => Promise<void>} join by an invitation
 * @property {(id: string) => Promise<void>} forget
 * @property {(id: string) => Promise<void>} [erase] deletes a game for everybody
 * @property {(id: string) => Promise<string[]>} held the seats of this person
 * @property {(id: string, seat: string, what: string, args?: LookArgs) => Promise<any>} look a
 *     question of the desk (docs/desk.md) by its word
 * @property {(game: string, number: string) => Promise<{rule: string, text: string | null}>} rule
 * @property {(game: string, find?: string) => Promise<RuleBook>} rules all, or what is found
 * @property {(id: string, seat: string, version: number, words: string, wish: LookArgs) =>
 *     Promise<Answer>} play wish: what its answer brings along, as with the question `state`
 * @property {(id: string, seat: string, version: number, wish: LookArgs) => Promise<Answer>} undo
 * @property {(id: string, seat: string, version: number, wish: LookArgs) => Promise<Answer>} redo
 * @property {(id: string) => Promise<string>} save
 * @property {(id: string, tell: (pulse: Pulse) => void) => () => void} watch ends when called
 */

export {};
