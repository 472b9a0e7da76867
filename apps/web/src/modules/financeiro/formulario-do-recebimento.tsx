import {
  dadosDoRecebimento,
  ROTULOS_DO_PROVEDOR,
  type ConexaoDeRecebimento,
  type ItemDeContaFinanceira,
  type Recebimento,
} from '@vetlume/dominio/financeiro'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { copiar } from '../../ui/copiar.ts'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Recado } from '../../ui/recado.tsx'
import { useAtualizarRecebimento } from './api.ts'

/** What is done at the provider before there is anything to type here. */
function NoMercadoPago({ endereco }: { endereco: string }) {
  return (
    <>
      <ol className="rp-passos">
        <li>
          No Mercado Pago, abra “Suas integrações”, crie uma aplicação de Checkout Transparente e ative a produção.
        </li>
        <li>
          Em “Webhooks”, modo produção, cadastre o endereço abaixo, marque o evento “Pagamentos” e copie a assinatura
          secreta.
        </li>
        <li>Em “Credenciais de produção”, copie o Access Token. A conta precisa de uma chave Pix cadastrada.</li>
      </ol>
      <div className="rp-endereco" role="group" aria-label="Endereço dos avisos">
        {endereco}
      </div>
      <div className="rp-acoes">
        <Botao variant="outlined" onClick={() => void copiar(endereco, 'Endereço copiado.')}>
          Copiar endereço
        </Botao>
      </div>
    </>
  )
}

/** Not the till, if there is a bank. */
const ondeEntra = (contas: readonly ItemDeContaFinanceira[]): string =>
  (contas.find(({ tipo }) => tipo !== 'CAIXA') ?? contas[0])?.codigo ?? ''

interface Props {
  recebimento: Recebimento
  contas: readonly ItemDeContaFinanceira[]
  /** Null for a new one. */
  conexao: ConexaoDeRecebimento | null
  aoTerminar: () => void
}

/** Connects the account of the company; of one that is connected, changes the credentials or where the money goes. */
export function FormularioDoRecebimento({ recebimento, contas, conexao, aoTerminar }: Props) {
  const atualizar = useAtualizarRecebimento()
  const { comTeste, enderecoDosAvisos } = recebimento
  const form = useFormulario<z.input<typeof dadosDoRecebimento>, z.output<typeof dadosDoRecebimento>>({
    esquema: dadosDoRecebimento,
    valores: {
      provedor: conexao?.provedor ?? 'MERCADO_PAGO',
      token: '',
      segredo: '',
      contaFinanceira: conexao?.contaFinanceira.codigo ?? ondeEntra(contas),
    },
    aoEnviar: async (dados) => {
      const semCredenciais = dados.provedor === 'SANDBOX' ? { token: null, segredo: null } : {}
      await api('POST /recebimento', { ...dados, ...semCredenciais, versao: conexao?.versao ?? null })
      await atualizar()
      avisar.sucesso(conexao === null ? 'Conta conectada.' : 'Recebimento salvo.')
      aoTerminar()
    },
  })
  const { control: controle } = form
  const real = useWatch({ control: controle, name: 'provedor' }) === 'MERCADO_PAGO'
  const emCustodia = conexao?.provedor === 'MERCADO_PAGO'
  const guardado = emCustodia ? 'Em branco, continua o que está guardado.' : undefined
  return (
    <Formulario
      form={form}
      rotulo="Recebimento por Pix"
      rotuloDeSalvar={conexao === null ? 'Testar e conectar' : 'Testar e salvar'}
      aoCancelar={aoTerminar}
      aoRecarregar={() => void atualizar()}
    >
      {comTeste && (
        <CampoSelecao
          controle={controle}
          nome="provedor"
          rotulo="Por onde receber"
          obrigatorio
          opcoes={(['MERCADO_PAGO', 'SANDBOX'] as const).map((valor) => ({
            valor,
            rotulo: ROTULOS_DO_PROVEDOR[valor],
          }))}
        />
      )}
      {real ? (
        <NoMercadoPago endereco={enderecoDosAvisos} />
      ) : (
        <Recado tom="warning">
          No ambiente de teste o Pix não é pago por banco nenhum: serve para ver como funciona, sem dinheiro.
        </Recado>
      )}
      <Grade>
        {real && (
          <>
            <CampoTexto
              controle={controle}
              nome="token"
              rotulo="Access Token"
              tipo="password"
              obrigatorio={!emCustodia}
              maximo={300}
              autoComplete="off"
              {...(guardado === undefined ? {} : { ajuda: guardado })}
            />
            <CampoTexto
              controle={controle}
              nome="segredo"
              rotulo="Assinatura secreta dos webhooks"
              tipo="password"
              obrigatorio={!emCustodia}
              maximo={300}
              autoComplete="off"
              {...(guardado === undefined ? {} : { ajuda: guardado })}
            />
          </>
        )}
        <CampoSelecao
          controle={controle}
          nome="contaFinanceira"
          rotulo="Onde o dinheiro entra"
          obrigatorio
          opcoes={contas.map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))}
          ajuda="Os pagamentos são lançados nesta conta, já com a taxa do provedor."
        />
      </Grade>
    </Formulario>
  )
}
