import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { formatarCpf, formatarTelefone, juntar, linkDoWhatsApp } from '@vetlume/dominio/formatos'
import type { ReactNode } from 'react'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { Elo } from '../../../ui/elo.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Telefone } from '../../cadastros/index.ts'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './lateral.module.css'

type Contato = AnimalCompleto['outrosTutores'][number] & {
  cpf?: string | null
  email?: string | null
  principal?: boolean
}

function UmTutor({ codigo, nome, telefone, whatsapp, cpf = null, email = null, principal = false }: Contato) {
  return (
    <li className={estilos.tutor}>
      <Fila espaco={1.5} alinhar="texto">
        <Elo to="/cadastro/tutor" search={{ codigo }} className={estilos.nome}>
          {nome}
        </Elo>
        {principal && <Etiqueta tom="marca" rotulo="Principal" />}
      </Fila>
      {telefone !== null && <Telefone numero={telefone} />}
      {whatsapp !== null && (
        <a className={estilos.elo} href={linkDoWhatsApp(whatsapp)} target="_blank" rel="noopener noreferrer">
          WhatsApp {formatarTelefone(whatsapp)}
        </a>
      )}
      {email !== null && (
        <a href={`mailto:${email}`} className={estilos.elo}>
          {email}
        </a>
      )}
      {cpf !== null && (
        <Texto como="div" secundario>
          CPF {formatarCpf(cpf)}
        </Texto>
      )}
    </li>
  )
}

/** Who answers for the animal, and the ways to talk to them. */
export function Tutores({ tutor, outrosTutores }: Pick<AnimalCompleto, 'tutor' | 'outrosTutores'>) {
  return (
    <Secao titulo={outrosTutores.length === 0 ? 'Tutor' : 'Tutores'}>
      <Pilha como="ul" espaco={0}>
        <UmTutor {...tutor} principal={outrosTutores.length > 0} />
        {outrosTutores.map((outro) => (
          <UmTutor key={outro.codigo} {...outro} />
        ))}
      </Pilha>
    </Secao>
  )
}

/** `985112345678903` in groups of three, as a reader of chips shows it. */
const emGrupos = (numero: string | null) => numero?.replace(/(\d{3})(?=\d)/g, '$1 ') ?? null

/** What is left of the record, for who only consults it. */
export function Identificacao({ ficha }: { ficha: AnimalCompleto }) {
  const { pelagem, sinais, microchip, sinpatinhas, planoSaude, carteirinha, parceiro } = ficha
  const plano = planoSaude === null ? null : juntar(planoSaude.nome, carteirinha)
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
      <Pilha como="dl" espaco={2}>
        {ditos.map(([rotulo, valor]) => (
          <div key={rotulo}>
            <Texto como="dt" tamanho="pequeno" secundario>
              {rotulo}
            </Texto>
            <dd className={estilos.valor}>{valor}</dd>
          </div>
        ))}
      </Pilha>
    </Secao>
  )
}
