import { Suspense } from 'react'
import { EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { ListaDeAtendimentos } from './lista.tsx'
import { useRota } from './use-rota.ts'
import { conteudo } from '../../ui/conteudo.tsx'

const Novo = conteudo(async () => (await import('./formulario/novo.tsx')).NovoAtendimento)
const Edicao = conteudo(async () => (await import('./formulario/edicao.tsx')).EdicaoDoAtendimento)
const Detalhe = conteudo(async () => (await import('./detalhe/detalhe.tsx')).DetalheDoAtendimento)

function Carregando() {
  return (
    <Pagina titulo="Atendimento">
      <EsqueletoDeFormulario campos={8} />
    </Pagina>
  )
}

/** List, one atendimento, or its form, by what the address says. Only the list is in the first download. */
export function AtendimentoPage() {
  const { tela } = useRota()
  if (tela.tipo === 'LISTA') return <ListaDeAtendimentos />
  return (
    <Suspense fallback={<Carregando />}>
      {tela.tipo === 'NOVO' && <Novo animal={tela.animal} agendamento={tela.agendamento} />}
      {tela.tipo === 'EDITAR' && <Edicao key={tela.codigo} codigo={tela.codigo} />}
      {tela.tipo === 'UM' && <Detalhe key={tela.codigo} codigo={tela.codigo} />}
    </Suspense>
  )
}

AtendimentoPage.carregar = ListaDeAtendimentos.carregar
