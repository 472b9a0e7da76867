import { expect, it } from 'vitest'

/** Screens older than this rule. The list only shrinks: who proves one takes it from here. */
const SEM_PROVA: readonly string[] = ['laudo']

const telas = Object.keys(import.meta.glob('./**/*-page.tsx'))
const provas = new Set(Object.keys(import.meta.glob('./**/*-page.test.tsx')))

it('cada tela tem a sua prova ao lado (provarTela), menos as que já não tinham', () => {
  const semProva = telas.filter((tela) => !provas.has(tela.replace(/\.tsx$/, '.test.tsx')))
  expect(semProva.map((tela) => tela.replace(/^.*\/|-page\.tsx$/g, '')).sort()).toEqual([...SEM_PROVA].sort())
})
