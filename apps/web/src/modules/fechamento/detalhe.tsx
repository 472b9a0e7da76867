import { contar } from '@vetlume/dominio/formatos'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatarBasisPoints } from '@vetlume/dominio/dinheiro'
import type { FechamentoCompleto } from '@vetlume/dominio/fechamento'
import { useState } from 'react'
import { abrirEmNovaAba } from '../../lib/abrir-em-nova-aba.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Colunas } from '../../ui/colunas.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { MenuDeAcoes } from '../../ui/menu-de-acoes.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { PixDoProvedor, QuadroDoPix } from '../atendimento/index.ts'
import { usePode } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import { NotaDaConta } from '../nota-fiscal/index.ts'
import { buscarExtrato, consultaDoFechamento, useAtualizarFechamentos } from './api.ts'
import { ExamesDoFechamento } from './exames-do-fechamento.tsx'
import { CAMPOS_DO_FECHAMENTO } from './historico-do-fechamento.ts'
import type { Lado } from './listas.tsx'
import { EtiquetaDoFechamento } from './situacao.tsx'

const DialogoDeMotivo = parte(async () => (await import('../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo)

function Reabertura({ fechamento, aoFechar }: { fechamento: FechamentoCompleto; aoFechar: () => void }) {
  const atualizar = useAtualizarFechamentos()
  const { codigo, numero, versao } = fechamento
  return (
    <DialogoDeMotivo
      titulo={`Reabrir o fechamento nº ${numero}?`}
      descricao="A cobrança é cancelada, a clínica deixa de vê-la e os exames voltam a esperar o próximo fechamento."
      confirmar="Reabrir"
      aoConfirmar={async (motivo) => {
        await api('POST /fechamento/:codigo/reabertura', { codigo, versao, motivo })
        await atualizar()
        avisar.sucesso('Fechamento reaberto.')
      }}
      aoFechar={aoFechar}
    />
  )
}

function Acoes({ fechamento, lado }: { fechamento: FechamentoCompleto; lado: Lado }) {
  const veHistorico = usePode('historico:ler')
  const [reabrindo, reabrir] = useState(false)
  const { codigo, numero, permissoes } = fechamento
  const { mutate, isPending } = useMutation({
    mutationFn: () => buscarExtrato(codigo),
    onSuccess: (pdf) => abrirEmNovaAba(pdf, `fechamento-${numero}.pdf`),
    onError: avisar.erro,
  })
  return (
    <>
      <Botao variant="outlined" loading={isPending} onClick={() => mutate()}>
        Extrato em PDF
      </Botao>
      {lado === 'EMPRESA' && veHistorico && (
        <BotaoHistorico
          entidade="fechamento"
          registro={codigo}
          nome={`Fechamento nº ${numero}`}
          campos={CAMPOS_DO_FECHAMENTO}
        />
      )}
      <MenuDeAcoes
        grupos={[[permissoes.reabrir && { rotulo: 'Reabrir', executar: () => reabrir(true), perigo: true }]]}
      />
      {reabrindo && <Reabertura fechamento={fechamento} aoFechar={() => reabrir(false)} />}
    </>
  )
}

function Valores({ fechamento, lado }: { fechamento: FechamentoCompleto; lado: Lado }) {
  const { brutoCentavos, descontoCentavos, descontoMotivo, comissaoBp, comissaoCentavos, titulo } = fechamento
  const { totalCentavos, saldoCentavos, vencimento, exames } = fechamento
  return (
    <Secao titulo="Cobrança">
      <QuadroDeValores>
        <LinhaDeValor rotulo={contar(exames, 'exame', 'exames')}>
          <Dinheiro centavos={brutoCentavos} />
        </LinhaDeValor>
        {descontoCentavos > 0 && (
          <LinhaDeValor rotulo={`Desconto: ${descontoMotivo ?? ''}`}>
            <Dinheiro centavos={-descontoCentavos} />
          </LinhaDeValor>
        )}
        {comissaoCentavos > 0 && (
          <LinhaDeValor rotulo={`Comissão da clínica (${formatarBasisPoints(comissaoBp)})`}>
            <Dinheiro centavos={-comissaoCentavos} />
          </LinhaDeValor>
        )}
        <LinhaDeValor rotulo="Total" forte>
          <Dinheiro centavos={totalCentavos} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Vencimento">
          <Data dia={vencimento} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Falta pagar" forte>
          <Dinheiro centavos={saldoCentavos} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Conta">
          <Elo
            to={lado === 'EMPRESA' ? '/financeiro/contas-receber' : '/financeiro/contas-pagar'}
            search={{ codigo: titulo.codigo }}
          >
            Título nº {titulo.numero}
          </Elo>
        </LinhaDeValor>
      </QuadroDeValores>
    </Secao>
  )
}

function Pix({ fechamento, lado }: { fechamento: FechamentoCompleto; lado: Lado }) {
  const { pix, semPix, pixDoProvedor, titulo, saldoCentavos } = fechamento
  const livro = lado === 'EMPRESA' ? 'contas-receber' : 'contas-pagar'
  if (pixDoProvedor) return <PixDoProvedor livro={livro} titulo={titulo.codigo} />
  return pix === null ? <Recado>{semPix}</Recado> : <QuadroDoPix pix={pix} saldoCentavos={saldoCentavos} />
}

function Conteudo({ fechamento, lado }: { fechamento: FechamentoCompleto; lado: Lado }) {
  const { saldoCentavos, motivo } = fechamento
  return (
    <>
      {motivo !== null && <Recado tom="warning">Reaberto, não vale mais. Motivo: {motivo}</Recado>}
      <Colunas
        lado={
          <>
            <Valores fechamento={fechamento} lado={lado} />
            {saldoCentavos > 0 && (
              <Secao titulo="Pix">
                <Pix fechamento={fechamento} lado={lado} />
              </Secao>
            )}
            <Secao titulo="Nota fiscal">
              <NotaDaConta titulo={fechamento.titulo.codigo} />
            </Secao>
          </>
        }
      >
        <ExamesDoFechamento fechamento={fechamento} />
      </Colunas>
    </>
  )
}

/** One closing: every exam, what it comes to, and how it is paid. */
export function DetalheDoFechamento({ codigo, lado }: { codigo: string; lado: Lado }) {
  const { data, error, refetch } = useQuery(consultaDoFechamento(codigo))
  return (
    <Pagina
      titulo={data === undefined ? 'Fechamento' : `Fechamento nº ${data.numero}`}
      {...(data === undefined
        ? {}
        : {
            complemento: <EtiquetaDoFechamento {...data} />,
            descricao: (
              <>
                {lado === 'EMPRESA' ? `${data.parceiro.nome}: exames feitos até ` : 'Exames feitos até '}
                <Data dia={data.ate} />
              </>
            ),
            acoes: <Acoes fechamento={data} lado={lado} />,
          })}
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'Fechamentos', para: '/financeiro/fechamento' },
        { rotulo: data === undefined ? 'Fechamento' : `nº ${data.numero}` },
      ]}
    >
      {data !== undefined && <Conteudo fechamento={data} lado={lado} />}
      {data === undefined && (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={10} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      )}
    </Pagina>
  )
}
