import { useQuery } from '@tanstack/react-query'
import {
  alvoDaContaFinanceira,
  alvoDoQueVaiCair,
  dadosDaContaFinanceira,
  ROTA_DAS_TRANSFERENCIAS,
  ROTULOS_DA_CONTA_FINANCEIRA,
  TIPOS_DE_CONTA_FINANCEIRA,
  type ItemDeContaFinanceira,
} from '@vetlume/dominio/financeiro'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoDinheiro } from '../../ui/formulario/campo-numero.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { EtiquetaDeSituacao } from '../../ui/lista/situacao.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { useAcao } from '../../ui/use-acao.ts'
import { Dinheiro } from '../../ui/valores.tsx'
import { usePode } from '../cadastros/index.ts'
import { consultaDasContasFinanceiras, useAtualizarDinheiro } from './api.ts'
import { FormularioDaTransferencia } from './formulario-da-transferencia.tsx'

const TIPOS = TIPOS_DE_CONTA_FINANCEIRA.map((valor) => ({ valor, rotulo: ROTULOS_DA_CONTA_FINANCEIRA[valor] }))

interface FormularioProps {
  /** Null for a new one. */
  conta: ItemDeContaFinanceira | null
  aoFechar: () => void
}

function FormularioDaContaFinanceira({ conta, aoFechar }: FormularioProps) {
  const atualizar = useAtualizarDinheiro()
  const hoje = agoraNoFuso().toPlainDate().toString()
  const form = useFormulario({
    esquema: dadosDaContaFinanceira,
    valores: conta ?? { nome: '', tipo: 'BANCO', saldoInicialCentavos: 0, saldoEm: hoje },
    aoEnviar: async (dados) => {
      if (conta === null) await api('POST /conta-financeira', dados)
      else await api('PUT /conta-financeira/:codigo', { ...dados, codigo: conta.codigo, versao: conta.versao })
      await atualizar()
      aoFechar()
      avisar.sucesso('Conta financeira salva.')
    },
  })
  const { control: controle } = form
  return (
    <Formulario
      form={form}
      rotulo="Conta financeira"
      aoCancelar={aoFechar}
      aoRecarregar={() => {
        void atualizar()
        aoFechar()
      }}
    >
      <Grade>
        <CampoTexto controle={controle} nome="nome" rotulo="Nome" obrigatorio maximo={60} focar />
        <CampoSelecao controle={controle} nome="tipo" rotulo="Tipo" obrigatorio opcoes={TIPOS} />
        <CampoDinheiro
          controle={controle}
          nome="saldoInicialCentavos"
          rotulo="Saldo inicial"
          negativo
          obrigatorio
          ajuda="Pode ser negativo."
        />
        <CampoData
          controle={controle}
          nome="saldoEm"
          rotulo="No começo do dia"
          obrigatorio
          maximo={hoje}
          ajuda="Contam os pagamentos deste dia em diante."
        />
      </Grade>
    </Formulario>
  )
}

interface ContaProps {
  conta: ItemDeContaFinanceira
  aoEditar: () => void
  aoTransferir: () => void
}

/** Where it began, and the ways to all that moved since. */
function Movimento({ conta }: Pick<ContaProps, 'conta'>) {
  const concilia = usePode('conciliacao:ler')
  const { codigo, nome } = conta
  const { rota, filtros } = alvoDaContaFinanceira(conta)
  return (
    <div>
      {'Saldo inicial de '}
      <Dinheiro centavos={conta.saldoInicialCentavos} />
      {` em ${formatarData(conta.saldoEm)}. `}
      <Elo to={rota} search={filtros} aria-label={`Ver o que se moveu desde então em ${nome}`}>
        Ver o que se moveu desde então
      </Elo>
      {PONTO_ENTRE_PARTES}
      <Elo to={ROTA_DAS_TRANSFERENCIAS} search={{ contaFinanceira: codigo }} aria-label={`Transferências de ${nome}`}>
        Transferências
      </Elo>
      {concilia && conta.tipo === 'BANCO' && (
        <>
          {PONTO_ENTRE_PARTES}
          <Elo to="/financeiro/conciliacao" search={{ conta: codigo }} aria-label={`Conciliação de ${nome}`}>
            Conciliação
          </Elo>
        </>
      )}
    </div>
  )
}

/** What is not in the balance yet. */
function DeCartoes({ conta }: Pick<ContaProps, 'conta'>) {
  const { rota, filtros } = alvoDoQueVaiCair(conta)
  return (
    <div>
      {'Cartões a cair, já sem a taxa: '}
      <Elo to={rota} search={filtros} aria-label={`Ver os cartões a cair em ${conta.nome}`}>
        <Dinheiro centavos={conta.aCairCentavos} />
      </Elo>
    </div>
  )
}

function ContaFinanceira({ conta, aoEditar, aoTransferir }: ContaProps) {
  const podeMudar = usePode('conta-financeira:escrever')
  const { codigo, versao, nome, ativo } = conta
  const mudar = useAcao(
    () => api('PUT /conta-financeira/:codigo/situacao', { codigo, versao, ativo: !ativo }),
    useAtualizarDinheiro(),
    () => (ativo ? 'Conta financeira desativada.' : 'Conta financeira reativada.'),
  )
  return (
    <Item
      titulo={
        <>
          {nome} {!ativo && <EtiquetaDeSituacao ativo={ativo} />}
        </>
      }
      valor={<Dinheiro centavos={conta.saldoCentavos} />}
      {...(podeMudar
        ? {
            acoes: (
              <>
                {ativo && (
                  <Botao size="small" variant="outlined" aria-label={`Transferir de ${nome}`} onClick={aoTransferir}>
                    Transferir
                  </Botao>
                )}
                <Botao size="small" variant="outlined" aria-label={`Editar ${nome}`} onClick={aoEditar}>
                  Editar
                </Botao>
                <Botao
                  size="small"
                  color="secondary"
                  loading={mudar.isPending}
                  aria-label={`${ativo ? 'Desativar' : 'Reativar'} ${nome}`}
                  onClick={() => mudar.mutate(undefined, { onError: avisar.erro })}
                >
                  {ativo ? 'Desativar' : 'Reativar'}
                </Botao>
              </>
            ),
          }
        : {})}
    >
      <div>{ROTULOS_DA_CONTA_FINANCEIRA[conta.tipo]}</div>
      {conta.aCairCentavos !== 0 && <DeCartoes conta={conta} />}
      <Movimento conta={conta} />
    </Item>
  )
}

interface ContasProps {
  aoEditar: (conta: ItemDeContaFinanceira) => void
  aoTransferir: (conta: ItemDeContaFinanceira) => void
}

function Contas({ aoEditar, aoTransferir }: ContasProps) {
  const { data, error, refetch } = useQuery(consultaDasContasFinanceiras)
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={6} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  if (data.itens.length === 0)
    return <EstadoVazio titulo="Nenhuma conta financeira" texto="Cadastre onde o dinheiro da empresa fica." />
  return (
    <ListaDeItens rotulo="Contas financeiras">
      {data.itens.map((conta) => (
        <ContaFinanceira
          key={conta.codigo}
          conta={conta}
          aoEditar={() => aoEditar(conta)}
          aoTransferir={() => aoTransferir(conta)}
        />
      ))}
    </ListaDeItens>
  )
}

type Aberta = { oQue: 'CONTA'; conta: ItemDeContaFinanceira | null } | { oQue: 'TRANSFERIR'; de: string }

const tituloDe = (aberta: Aberta | null) => {
  if (aberta === null) return 'Contas financeiras'
  return aberta.oQue === 'TRANSFERIR' ? 'Transferir' : (aberta.conta?.nome ?? 'Nova conta financeira')
}

/** Where the company's money is, and how much: a small registry in a window over the books. */
export function ContasFinanceiras({ aoFechar }: { aoFechar: () => void }) {
  const podeMudar = usePode('conta-financeira:escrever')
  const [aberta, abrir] = useState<Aberta | null>(null)
  const voltar = () => abrir(null)
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={tituloDe(aberta)}
      {...(aberta === null
        ? { descricao: 'Onde está o dinheiro, e quanto: o saldo inicial e o que entrou e saiu desde então.' }
        : {})}
      {...(aberta === null && podeMudar
        ? {
            acoes: (
              <Botao variant="contained" onClick={() => abrir({ oQue: 'CONTA', conta: null })}>
                Nova conta financeira
              </Botao>
            ),
          }
        : {})}
    >
      {aberta === null ? (
        <Contas
          aoEditar={(conta) => abrir({ oQue: 'CONTA', conta })}
          aoTransferir={({ codigo }) => abrir({ oQue: 'TRANSFERIR', de: codigo })}
        />
      ) : aberta.oQue === 'TRANSFERIR' ? (
        <FormularioDaTransferencia de={aberta.de} aoFechar={voltar} />
      ) : (
        <FormularioDaContaFinanceira conta={aberta.conta} aoFechar={voltar} />
      )}
    </Dialogo>
  )
}
