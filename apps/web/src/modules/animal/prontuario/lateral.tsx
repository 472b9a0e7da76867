import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { formatarCpf, formatarTelefone, linkDoWhatsApp } from '@vetlume/dominio/formatos'
import type { ReactNode } from 'react'
import { Elo } from '../../../ui/elo.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Telefone } from '../../cadastros/index.ts'

type Contato = AnimalCompleto['outrosTutores'][number] & {
  cpf?: string | null
  email?: string | null
  principal?: boolean
}

function UmTutor({ codigo, nome, telefone, whatsapp, cpf = null, email = null, principal = false }: Contato) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        '&:not(:last-child)': { pb: 2.5, mb: 2.5, borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline' }}>
        <Elo to="/cadastro/tutor" search={{ codigo }} sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
          {nome}
        </Elo>
        {principal && <Etiqueta tom="marca" rotulo="Principal" />}
      </Box>
      {telefone !== null && <Telefone numero={telefone} />}
      {whatsapp !== null && (
        <Link href={linkDoWhatsApp(whatsapp)} target="_blank" rel="noopener noreferrer">
          WhatsApp {formatarTelefone(whatsapp)}
        </Link>
      )}
      {email !== null && (
        <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      )}
      {cpf !== null && <Box sx={{ color: 'text.secondary' }}>CPF {formatarCpf(cpf)}</Box>}
    </Box>
  )
}

/** Who answers for the animal, and the ways to talk to them. */
export function Tutores({ tutor, outrosTutores }: Pick<AnimalCompleto, 'tutor' | 'outrosTutores'>) {
  return (
    <Secao titulo={outrosTutores.length === 0 ? 'Tutor' : 'Tutores'}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <UmTutor {...tutor} principal={outrosTutores.length > 0} />
        {outrosTutores.map((outro) => (
          <UmTutor key={outro.codigo} {...outro} />
        ))}
      </Box>
    </Secao>
  )
}

/** `985112345678903` in groups of three, as a reader of chips shows it. */
const emGrupos = (numero: string | null) => numero?.replace(/(\d{3})(?=\d)/g, '$1 ') ?? null

/** What is left of the record, for who only consults it. */
export function Identificacao({ ficha }: { ficha: AnimalCompleto }) {
  const { pelagem, sinais, microchip, sinpatinhas, planoSaude, carteirinha, parceiro } = ficha
  const plano =
    planoSaude === null ? null : [planoSaude.nome, carteirinha].filter((parte) => parte !== null).join(' · ')
  const itens: readonly (readonly [string, ReactNode])[] = [
    ['Pelagem', pelagem],
    ['Sinais particulares', sinais],
    ['Microchip', emGrupos(microchip)],
    ['SinPatinhas', emGrupos(sinpatinhas)],
    ['Plano de saúde', plano],
    ['Clínica de origem', parceiro?.nome ?? null],
  ]
  const ditos = itens.filter(([, valor]) => valor !== null)
  if (ditos.length === 0) return null
  return (
    <Secao titulo="Identificação">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {ditos.map(([rotulo, valor]) => (
          <Box key={rotulo}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'var(--vl-texto-pequeno)' }}>
              {rotulo}
            </Box>
            <Box
              component="dd"
              sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}
            >
              {valor}
            </Box>
          </Box>
        ))}
      </Box>
    </Secao>
  )
}
