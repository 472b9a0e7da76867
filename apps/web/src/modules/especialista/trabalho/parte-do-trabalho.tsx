import { PONTO_ENTRE_PARTES, contar, juntar } from '@vetlume/dominio/formatos'
import { useQuery } from '@tanstack/react-query'
import type { Especialista } from '@vetlume/dominio/especialista'
import { ROTULOS_DO_TRABALHO, type ItemDeTrabalho, type TrabalhoDoEspecialista } from '@vetlume/dominio/trabalho'
import { useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Botao } from '../../../ui/botao.tsx'
import { EscolhaEmLote } from '../../../ui/escolha-em-lote.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../../ui/estados.tsx'
import { DialogoDeMotivo } from '../../../ui/formulario/dialogo-de-motivo.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { Selecao } from '../../../ui/selecao.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { consultaDoTrabalho } from '../api.ts'
import { chaveDe, podeInsistir, usePassagem } from './use-passagem.ts'

const itens = (n: number) => contar(n, 'item', 'itens')

function Detalhe({ item: { tipo, quando, clinica, situacao } }: { item: ItemDeTrabalho }) {
  const prazo = tipo === 'LAUDO' || tipo === 'REVISAO' ? 'prazo ' : ''
  return (
    <>
      {juntar(ROTULOS_DO_TRABALHO[tipo], situacao)}
      {quando !== null && (
        <>
          {PONTO_ENTRE_PARTES}
          {prazo}
          <DataHora instante={quando} />
        </>
      )}
      {clinica !== null && PONTO_ENTRE_PARTES + clinica}
    </>
  )
}

type Passagem = ReturnType<typeof usePassagem>

interface AcoesDoItemProps {
  item: ItemDeTrabalho
  passagem: Passagem
  colegas: readonly { valor: string; rotulo: string }[]
}

function AcoesDoItem({ item, passagem, colegas }: AcoesDoItemProps) {
  const dito = passagem.ditos.get(chaveDe(item))
  const insiste = passagem.escolha.apesar.has(chaveDe(item))
  return (
    <>
      <Selecao
        rotulo="Para"
        valor={passagem.paraDe(item)}
        opcoes={colegas}
        aoMudar={(quem) => passagem.aoEscolher(item, quem)}
      />
      {dito !== undefined && podeInsistir(dito) && (
        <Botao size="small" aria-pressed={insiste} onClick={() => passagem.aoInsistir(item)}>
          {insiste ? 'Não passar' : 'Passar mesmo assim'}
        </Botao>
      )}
    </>
  )
}

function resultadoEmPalavras({ conferido, marcados, cabem }: Passagem): string {
  const [cabe, escolhidos] = [cabem.length, marcados.length]
  if (!conferido) return contar(escolhidos, 'escolhido', 'escolhidos')
  return cabe === escolhidos ? 'Cabe tudo' : cabe === 1 ? `Cabe 1 de ${escolhidos}` : `Cabem ${cabe} de ${escolhidos}`
}

function Escolha({ codigo, nome, trabalho }: { codigo: string; nome: string; trabalho: TrabalhoDoEspecialista }) {
  const passagem = usePassagem(codigo, trabalho)
  const [confirmando, confirmar] = useState(false)
  const { conferido, conferir, marcados, cabem, ditos } = passagem
  const colegas = trabalho.colegas.map((colega) => ({ valor: colega.codigo, rotulo: colega.nome }))
  const alem = trabalho.total - trabalho.itens.length
  return (
    <>
      <Selecao
        rotulo="Passar tudo para"
        valor={passagem.escolha.paraTodos}
        opcoes={colegas}
        aoMudar={passagem.aoEscolherTodos}
      />
      {conferir.erro !== null && <Recado tom="error">{mensagemDoErro(conferir.erro)}</Recado>}
      <EscolhaEmLote
        rotulo={`O que ${nome} tem por fazer`}
        linhas={trabalho.itens.map((item) => ({
          chave: chaveDe(item),
          nome: [item.paciente, item.titulo].filter(Boolean).join(': '),
          detalhe: <Detalhe item={item} />,
          avisos: ditos.get(chaveDe(item))?.problemas.map(({ mensagem }) => mensagem) ?? [],
          acoes: <AcoesDoItem item={item} passagem={passagem} colegas={colegas} />,
          marcada: marcados.includes(item),
          fora: false,
        }))}
        aoMarcar={passagem.aoMarcar}
        quantas={resultadoEmPalavras(passagem)}
        fazer={
          conferido && cabem.length > 0
            ? { rotulo: `Transferir ${itens(cabem.length)}`, ocupado: false, executar: () => confirmar(true) }
            : {
                rotulo: 'Conferir',
                ocupado: conferir.ocupado,
                impedido: passagem.faltaQuem,
                executar: conferir.executar,
              }
        }
      />
      {alem > 0 && <Recado>Há mais {itens(alem)} além destes: aparecem quando estes passarem.</Recado>}
      {confirmando && (
        <DialogoDeMotivo
          titulo={`Transferir ${itens(cabem.length)}`}
          descricao={`Sai do nome de ${nome}. Os exames já feitos continuam de quem os fez, com o repasse; os laudos assinados não mudam.`}
          confirmar="Transferir"
          aoConfirmar={passagem.transferir}
          aoFechar={() => confirmar(false)}
        />
      )}
    </>
  )
}

/** What a specialist has to do, and passing it on to others. */
export function ParteDoTrabalho({ ficha: { codigo, nome } }: { ficha: Especialista }) {
  const { data, error, refetch } = useQuery(consultaDoTrabalho(codigo))
  return (
    <Secao
      titulo="Transferir trabalho"
      descricao="O que está por fazer em nome deste especialista. Escolha quem fica com cada coisa e confira antes: a agenda, a especialidade e o deslocamento de quem recebe são olhados um a um."
    >
      {data === undefined ? (
        error === null ? (
          <Esqueleto linhas={5} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )
      ) : data.total === 0 ? (
        <EstadoVazio titulo="Nada por fazer" texto={`${nome} não tem horários, atendimentos nem laudos em aberto.`} />
      ) : data.colegas.length === 0 ? (
        <EstadoVazio
          titulo="Ninguém para receber"
          texto="Não há outro especialista ativo. Cadastre ou reative um para passar o trabalho."
        />
      ) : (
        <Escolha codigo={codigo} nome={nome} trabalho={data} />
      )}
    </Secao>
  )
}
